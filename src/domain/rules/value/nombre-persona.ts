import type { ValueRule } from '../../../shared/rule';

/** The character of a name that is no letter and none of the signs of names: digits, brackets, commas. The pattern of the field refuses it; this says which it is. */
export const nombrePersona: ValueRule = (value) => {
  const caracter = typeof value === 'string' ? /[^\p{L}\p{M}'‘’·. -]/u.exec(value)?.[0] : undefined;
  return caracter === undefined ? null : { codigo: 'NOMBRE_CARACTER', params: { caracter } };
};
