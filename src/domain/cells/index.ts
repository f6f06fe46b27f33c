import type { CellReadingName } from '../../../generated/shared/rule-names.gen';
import { ageDays } from './age-days';
import { chapterNumeral } from './chapter-numeral';
import { cluesStatus } from './clues-status';
import { permittedSex } from './permitted-sex';
import { undottedClave } from '../diagnostico/undotted-clave';

/** Converts a cell of a foreign file into this system's spelling; '' for nothing. Unknown values stay unchanged. */
export type CellReading = (text: string) => string;

/** The functions that schemas name with `x-field.importAs`. A name without a function here does not compile. */
export const cells: Readonly<Record<CellReadingName, CellReading>> = {
  capituloCie10: chapterNumeral,
  claveCie10: undottedClave,
  edadDesdeCie10: (text) => ageDays(text, 'from'),
  edadHastaCie10: (text) => ageDays(text, 'to'),
  estatusClues: cluesStatus,
  sexoCie10: permittedSex,
};
