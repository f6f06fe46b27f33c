import { FormField, type FieldProps } from '../field/FormField';
import { TimeControl } from './TimeControl';

/** Input of a time of day, `HH:mm`; also accepts `8`, `815`, `8:15`. */
export function TimeInput(field: FieldProps) {
  return (
    <FormField {...field} spec={{ type: 'time' }}>
      {(control) => <TimeControl {...control} />}
    </FormField>
  );
}
