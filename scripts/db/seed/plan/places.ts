import lugares from '../data/lugares.json';
import municipios from '../data/municipios.json';

export type Municipality = (typeof municipios)[number];

/** Municipality by name. */
export function municipality(name: string): Municipality {
  const found = municipios.find(({ nombre }) => nombre === name);
  if (!found) throw new Error(`No municipality is called ${name}.`);
  return found;
}

/** Postal codes of a municipality in the demo: a selection of the real ones, that of its main town first. */
export function postalCodes({ codigosPostales }: Municipality): readonly string[] {
  return codigosPostales;
}

/** Number of settlements of a postal code in one copy of the demo. */
export const SETTLEMENTS_PER_CODE = 4;

/** Returns the name of the n-th settlement of a postal code. Repeated names are numbered as sectors. */
export function settlementName(codeIndex: number, n: number): string {
  const { colonias } = lugares;
  const round = Math.floor(n / colonias.length);
  const name = colonias[(codeIndex * 7 + n) % colonias.length]!;
  return round === 0 ? name : `${name} ${round + 1}.º Sector`;
}
