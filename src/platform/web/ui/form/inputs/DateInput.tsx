import { FormField, type FieldProps } from '../FormField';
import { DateControl } from './DateControl';

/** A day, typed as `dd-mm-aaaa` or picked in a calendar; its value is `yyyy-MM-dd`. */
export function DateInput(field: FieldProps) {
  return (
    <FormField {...field} spec={{ type: 'date' }}>
      {(control) => <DateControl {...control} />}
    </FormField>
  );
}
