import type { ValueRule } from '#platform/shared/validation/rule';
import { isAliasNumber } from '#areas/pacientes/shared/pacientes/alias';

/** Reports the first character not allowed in a name: a digit, a bracket, a comma. The number of an alias is valid. */
export const nombrePersona: ValueRule = (value) => {
  if (isAliasNumber(value)) return null;
  const caracter = typeof value === 'string' ? /[^\p{L}\p{M}'‘’·. -]/u.exec(value)?.[0] : undefined;
  return caracter === undefined ? null : { codigo: 'NOMBRE_CARACTER', params: { caracter } };
};
