import type { Resource } from '#platform/server/entity/resource';
import type { Issue } from '#platform/shared/validation/issue';
import { workbookOf } from '#platform/server/export/xlsx';
import { XLSX_STYLE } from '#platform/server/export/xlsx-parts';
import { textRow } from '#platform/server/export/xlsx-sheet';
import { cellValue } from './cell-value';
import { columnOf } from '../import-outcome';
import { plain } from './plain';
import { fieldAt } from '../read-rows';
import type { ImportRun } from '../run-import';

export interface WrongRowsTexts {
  /** Headings of the first column (row number) and the last (issues). */
  readonly own: readonly [row: string, errors: string];
  /** Headings of both in all languages: an earlier corrected file may contain them. */
  readonly dropped: readonly string[];
  readonly message: (issue: Issue) => string;
}

/** Number of rows per chunk of the stream. */
const BATCH = 500;

/**
 * Writes the invalid rows of a file as an Excel workbook to correct and upload again. It keeps the file's columns, with the row number
 * before and the issues after them; invalid cells are coloured. All cells have text format, also after edits.
 */
export function wrongRowsFile(
  resource: Resource,
  run: ImportRun,
  { own, dropped, message }: WrongRowsTexts,
): AsyncGenerator<Uint8Array> {
  const { head, places, ways } = run.table;
  const ours = new Set(dropped.map(plain));
  const columns = new Map([...places].map(([column, at]) => [at, column] as const));
  const kept = head.flatMap((title, at) =>
    columns.has(at) || !ours.has(plain(title)) ? [{ title, at, column: columns.get(at) }] : [],
  );
  async function* rows(): AsyncGenerator<string> {
    let xml = '';
    let line = 1;
    for (const [index, result] of run.results.entries()) {
      if (typeof result === 'string' || 'parecidos' in result) continue;
      const { fila, cells, said } = run.table.rows[index]!;
      // A correction of a column that spans several cells has no single cell to go into.
      const cellAt = (at: number, column: string | undefined) =>
        (column !== undefined && ways.get(column)?.[0]?.length === 1 ? said?.get(column) : undefined) ??
        cells[at] ??
        '';
      const wrong = new Set(result.map(({ campo }) => columnOf(places, campo)));
      line += 1;
      xml += textRow(line, [
        { text: String(fila), style: XLSX_STYLE.text },
        ...kept.map(({ at, column }) => ({
          text: shown(resource, column, cellAt(at, column)),
          style: column !== undefined && wrong.has(column) ? XLSX_STYLE.wrong : XLSX_STYLE.text,
        })),
        { text: result.map(message).join(' · '), style: XLSX_STYLE.text },
      ]);
      if (line % BATCH === 0) {
        yield xml;
        xml = '';
      }
    }
    yield xml;
  }
  return workbookOf([own[0], ...kept.map(({ title }) => title), own[1]], rows());
}

/** Formats a cell for display: the day count of a spreadsheet becomes a date. */
function shown(resource: Resource, column: string | undefined, cell: string): string {
  const field = column === undefined ? null : fieldAt(resource, column);
  if (field?.kind !== 'date' || !/^(\d{5}(\.\d+)?|\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?)$/.test(cell)) return cell;
  return String(cellValue(field, new Map(), cell))
    .split('-')
    .toReversed()
    .join('-');
}
