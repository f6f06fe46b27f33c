import type { RuleFinding } from '#platform/shared/validation/rule';
import { nameLetters, type FullName } from './name-letters';

/** Returns differences between a CURP and the names beside it, as warnings that do not block. */
export function curpNameWarnings(curp: string, name: FullName): readonly (RuleFinding & { readonly campo: string })[] {
  const { initials, consonants } = nameLetters(name);
  const differs = curp.slice(0, 4) !== initials || curp.slice(13, 16) !== consonants;
  return differs
    ? [{ campo: 'curp', codigo: 'CURP_NOMBRE_DISTINTO', params: { letras: `${initials}…${consonants}` } }]
    : [];
}
