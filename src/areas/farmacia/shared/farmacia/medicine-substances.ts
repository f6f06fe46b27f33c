import { plainText } from '#platform/shared/text/plain-text';
import type { SubstanceIndex } from './substance-index';

/**
 * Returns the substances of a medicine, by its generic name. A combination has those of each part; salt and form do not count. An unknown
 * name represents itself, by its first word of more than five letters.
 */
export function substancesOfMedicine(nombreGenerico: string, index: SubstanceIndex): readonly string[] {
  const found = index.named(nombreGenerico);
  if (found.length > 0) return found;
  const words = plainText(nombreGenerico).split(/[^a-z0-9]+/);
  return [words.find((word) => word.length > 5) ?? words.join(' ')];
}

/** Returns true when the name of a substance or of a group includes a medicine. */
export function namesMedicine(name: string, nombreGenerico: string, index: SubstanceIndex): boolean {
  const own = substancesOfMedicine(nombreGenerico, index);
  const named = index.named(name);
  if (named.length === 0) return isSameName(name, nombreGenerico);
  return own.some((clave) =>
    [clave, ...index.lineage(clave).map((each) => each.clave)].some((each) => named.includes(each)),
  );
}

/** Compares two names that are not in the table. */
export function isSameName(name: string, nombreGenerico: string): boolean {
  const [text, generic] = [plainText(name).trim(), plainText(nombreGenerico)];
  if (text.length < 3) return false;
  const [first = ''] = generic.split(/[\s-]+/);
  return generic.includes(text) || (first.length > 5 && text.includes(first));
}
