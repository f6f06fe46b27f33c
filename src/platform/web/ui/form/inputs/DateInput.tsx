import { FormField, type FieldProps } from '../field/FormField';
import { DateControl } from './DateControl';

/** Date input, typed as `dd-mm-aaaa` or picked in a calendar; its value is `yyyy-MM-dd`. */
export function DateInput(field: FieldProps) {
  return (
    <FormField {...field} spec={{ type: 'date' }}>
      {(control) => <DateControl {...control} />}
    </FormField>
  );
}
