import type { FieldProps } from '../FormField';
import { NumberInput } from './NumberInput';

/** An amount in pesos. */
export function MoneyInput(field: FieldProps) {
  return <NumberInput {...field} prefix="$" unit="MXN" />;
}
