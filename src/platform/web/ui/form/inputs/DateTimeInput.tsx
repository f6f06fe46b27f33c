import { FormField, type FieldProps } from '../field/FormField';
import { DateTimeControl } from './DateTimeControl';

/** Field with day and time in the unit's time zone; its value is an instant in UTC. */
export function DateTimeInput(field: FieldProps) {
  return (
    <FormField {...field} layout="group" spec={{ type: 'datetime' }}>
      {(control) => <DateTimeControl {...control} />}
    </FormField>
  );
}
