import type { FieldProps } from '../field/FormField';
import { NumberInput } from './NumberInput';

/** Input of an amount in pesos. */
export function MoneyInput(field: FieldProps) {
  return <NumberInput {...field} prefix="$" unit="MXN" />;
}
