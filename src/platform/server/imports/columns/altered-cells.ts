import type { ImportSpec } from '../import-spec';
import { displayDate } from '#platform/shared/dates/days';
import type { Issue } from '#platform/shared/validation/issue';
import { CELL_KIND, kindAt, type CellKind } from '../reader/cell-kind';
import { lettersOf } from '../reader/cell-text';

const CODES: Readonly<Partial<Record<CellKind, string>>> = {
  [CELL_KIND.number]: 'CELDA_NUMERO_POR_TEXTO',
  [CELL_KIND.date]: 'CELDA_FECHA_POR_TEXTO',
  [CELL_KIND.month]: 'CELDA_FECHA_POR_TEXTO',
  [CELL_KIND.time]: 'CELDA_HORA_POR_TEXTO',
  [CELL_KIND.truth]: 'CELDA_LOGICA_POR_TEXTO',
};

/**
 * Finds cells of code columns that a spreadsheet stores as a number, date, time or boolean. The original code is lost: `MAR-24`, `12E5`,
 * sixteen digits, leading zeros.
 *
 * @param columnAt returns the import's column of a cell
 */
export function alteredCells(
  { cells, kinds }: { readonly cells: readonly string[]; readonly kinds: string },
  columnAt: ReadonlyMap<number, string>,
  codes: ImportSpec['codes'],
): Issue[] {
  if (kinds === '') return [];
  return [...columnAt].flatMap(([at, column]) => {
    const kind = kindAt(kinds, at);
    const codigo = CODES[kind];
    const code = codes[column];
    if (code === undefined || codigo === undefined || (cells[at] ?? '').trim() === '') return [];
    // A number suffices for a code of fixed length, and for a key that is looked up.
    if (code !== 'text' && kind === CELL_KIND.number) return [];
    return [{ campo: column, codigo, params: { valor: shown(cells[at]!.trim()), columna: lettersOf(at) } }];
  });
}

/** Formats a date for display; returns other text unchanged. */
function shown(text: string): string {
  const [year, month] = /^(\d{4})-(\d{2})$/.exec(text)?.slice(1) ?? [];
  return displayDate(text) || (year === undefined ? text : `${month}-${year}`);
}
