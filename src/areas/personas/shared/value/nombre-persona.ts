import type { ValueRule } from '#platform/shared/rule';
import { isAliasNumber } from '#areas/pacientes/shared/pacientes/alias';

/** Names the character that belongs to no name: a digit, a bracket, a comma. The number of an alias passes. */
export const nombrePersona: ValueRule = (value) => {
  if (isAliasNumber(value)) return null;
  const caracter = typeof value === 'string' ? /[^\p{L}\p{M}'‘’·. -]/u.exec(value)?.[0] : undefined;
  return caracter === undefined ? null : { codigo: 'NOMBRE_CARACTER', params: { caracter } };
};
