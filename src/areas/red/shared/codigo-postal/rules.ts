import { isFilled } from '#platform/shared/paths';
import type { RecordRule } from '#platform/shared/validation/rule';
import { stateOfPostalCode } from '../geografia/state-of-postal-code';
import { at } from '#platform/shared/rules/finding-at';

/** Requires the state that the first two digits of a postal code identify. */
export const codigoPostal: RecordRule = ({ codigo, estadoClave }) => {
  const state = typeof codigo === 'string' ? stateOfPostalCode(codigo) : null;
  return at(state !== null && isFilled(estadoClave) && state !== estadoClave, 'estadoClave', 'CODIGO_POSTAL_ESTADO', {
    digitos: String(codigo).slice(0, 2),
  });
};
