import { CELL_KIND, type CellKind } from './cell-kind';

/** Texts that spreadsheets write into CSV for cells of other kinds. */
const WRITTEN_BY_SHEETS: readonly (readonly [CellKind, RegExp])[] = [
  [CELL_KIND.date, /^(\d{1,2}[/-]\d{1,2}[/-](\d{4}|\d{2})|\d{4}[/-]\d{1,2}[/-]\d{1,2})( \d{1,2}:\d{2}(:\d{2})?)?$/],
  [CELL_KIND.time, /^\d{1,2}:\d{2}(:\d{2})?$/],
  [CELL_KIND.number, /^[+-]?\d+([.,]\d+)?E[+-]?\d+$/i],
  // Spreadsheets store fifteen digits; the rest become zeros.
  [CELL_KIND.number, /^[1-9]\d{14}0+$/],
  [CELL_KIND.truth, /^(VERDADERO|FALSO|TRUE|FALSE)$/i],
];

/** Infers the kind of a CSV cell from the notation of spreadsheets. */
export function csvCellKind(text: string): CellKind {
  return WRITTEN_BY_SHEETS.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? CELL_KIND.text;
}
