import table from './data/sustancias.json';
import type { Substance } from './substance';

/** Substances shipped with the product. A network adds to them and changes them in the catalogue «Sustancias». */
export const SHIPPED_SUBSTANCES = table.sustancias as readonly Substance[];
/** Source of the shipped substances. */
export const SUBSTANCES_SOURCE: string = table.fuente;
