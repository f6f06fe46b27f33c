import type { CellReadingName } from '../../../generated/shared/rule-names.gen';
import { ageDays } from './age-days';
import { chapterNumeral } from './chapter-numeral';
import { cluesStatus } from './clues-status';
import { permittedSex } from './permitted-sex';
import { undottedClave } from '../diagnostico/undotted-clave';

/** What a cell of somebody else's file means, as a cell of ours would say it; '' for nothing. What it does not know stays as it is. */
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
