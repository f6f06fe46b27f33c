import { plainText } from '#platform/shared/plain-text';
import type { SubstanceIndex } from './substance-index';

/**
 * Substances of a medicine, by its generic name: a combination has those of each part; salt and form do not count. A name that the table does
 * not know stands for itself, by its first word of more than five letters.
 */
export function substancesOfMedicine(nombreGenerico: string, index: SubstanceIndex): readonly string[] {
  const found = index.named(nombreGenerico);
  if (found.length > 0) return found;
  const words = plainText(nombreGenerico).split(/[^a-z0-9]+/);
  return [words.find((word) => word.length > 5) ?? words.join(' ')];
}

/** Says whether a name, of a substance or of a group, names a medicine. */
export function namesMedicine(name: string, nombreGenerico: string, index: SubstanceIndex): boolean {
  const own = substancesOfMedicine(nombreGenerico, index);
  const named = index.named(name);
  if (named.length === 0) return isSameName(name, nombreGenerico);
  return own.some((clave) =>
    [clave, ...index.lineage(clave).map((each) => each.clave)].some((each) => named.includes(each)),
  );
}

/** Compares two names that the table does not know. */
export function isSameName(name: string, nombreGenerico: string): boolean {
  const [text, generic] = [plainText(name).trim(), plainText(nombreGenerico)];
  if (text.length < 3) return false;
  const [first = ''] = generic.split(/[\s-]+/);
  return generic.includes(text) || (first.length > 5 && text.includes(first));
}
