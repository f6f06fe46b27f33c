import { FormField, type FieldProps } from '../FormField';
import { TimeControl } from './TimeControl';

/** A time of day, `HH:mm`; takes `8`, `815`, `8:15` too. */
export function TimeInput(field: FieldProps) {
  return (
    <FormField {...field} spec={{ type: 'time' }}>
      {(control) => <TimeControl {...control} />}
    </FormField>
  );
}
