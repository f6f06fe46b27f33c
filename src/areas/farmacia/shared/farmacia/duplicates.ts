import { substancesOfMedicine } from './medicine-substances';
import type { SubstanceIndex } from './substance-index';

/**
 * Returns how two medicines duplicate a treatment: `GENERICO` when they share a substance, in any salt or form; `GRUPO` when they belong to
 * one therapeutic group; null when they do not.
 */
export function duplicateOf(one: string, other: string, index: SubstanceIndex): 'GENERICO' | 'GRUPO' | null {
  const [own, theirs] = [substancesOfMedicine(one, index), substancesOfMedicine(other, index)];
  if (own.some((clave) => theirs.includes(clave) && !isCarrier(clave))) return 'GENERICO';
  const groups = (claves: readonly string[]) =>
    claves.flatMap((clave) => index.lineage(clave)).filter(({ duplicaTerapia }) => duplicaTerapia);
  const known = new Set(groups(theirs).map(({ clave }) => clave));
  return groups(own).some(({ clave }) => known.has(clave)) ? 'GRUPO' : null;
}

/** Carrier fluids of other medicines: two bags of saline are no duplicate. */
const CARRIERS: readonly string[] = ['cloruro-de-sodio', 'glucosa', 'solucion-hartmann', 'agua-inyectable'];
const isCarrier = (clave: string): boolean => CARRIERS.includes(clave);
