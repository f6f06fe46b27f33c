import { CELL_KIND, type CellKind } from './cell-kind';

/** A text that a spreadsheet writes into a CSV file for a cell that it keeps as something else than text. */
const WRITTEN_BY_SHEETS: readonly (readonly [CellKind, RegExp])[] = [
  [CELL_KIND.date, /^(\d{1,2}[/-]\d{1,2}[/-](\d{4}|\d{2})|\d{4}[/-]\d{1,2}[/-]\d{1,2})( \d{1,2}:\d{2}(:\d{2})?)?$/],
  [CELL_KIND.time, /^\d{1,2}:\d{2}(:\d{2})?$/],
  [CELL_KIND.number, /^[+-]?\d+([.,]\d+)?E[+-]?\d+$/i],
  // A spreadsheet keeps fifteen digits, and zeros after them.
  [CELL_KIND.number, /^[1-9]\d{14}0+$/],
  [CELL_KIND.truth, /^(VERDADERO|FALSO|TRUE|FALSE)$/i],
];

/** Kind of a CSV cell, by the way in which spreadsheets write it. */
export function csvCellKind(text: string): CellKind {
  return WRITTEN_BY_SHEETS.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? CELL_KIND.text;
}
