import type { CellReadingName } from '#generated/shared/rule-names.gen';
import { ageDays } from '#areas/catalogos/shared/cells/age-days';
import { chapterNumeral } from '#areas/catalogos/shared/cells/chapter-numeral';
import { cluesStatus } from '#areas/red/shared/cells/clues-status';
import { permittedSex } from '#areas/catalogos/shared/cells/permitted-sex';
import { undottedClave } from '#areas/catalogos/shared/diagnostico/undotted-clave';

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
