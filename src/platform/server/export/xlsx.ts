import { Zip, ZipDeflate } from 'fflate';
import { valueAt } from '#platform/shared/paths';
import { Problem } from '../db/problem';
import type { WireRecord } from '../records/read/wire-record';
import type { ExportColumn } from './export-column';
import type { ExportTexts } from './export-text';
import { sheetHead, SHEET_TAIL, sheetRow } from './xlsx-sheet';
import { partsWithNotes, WORKBOOK_PARTS } from './xlsx-parts';

/** Maximum of rows below the heading that the format allows. */
export const XLSX_MOST_ROWS = 1_048_575;

/**
 * Requires that the rows fit into one workbook.
 *
 * @throws Problem 422 for more rows than it can contain.
 */
export function requireFits(format: 'csv' | 'xlsx', total: number): void {
  if (format === 'xlsx' && total > XLSX_MOST_ROWS)
    throw new Problem(422, 'EXPORTACION_DEMASIADAS_FILAS', { params: { total, limite: XLSX_MOST_ROWS } });
}

/** A second sheet with notes on the first. */
export interface ExtraSheet {
  readonly name: string;
  readonly titles: readonly string[];
  /** Rows as XML. */
  readonly rows: string;
}

/**
 * Streams an Excel workbook of one sheet: the rows of a batch are sent before the next batch is read.
 *
 * @param batches records in the order of the sheet
 */
export function xlsxOf(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly WireRecord[]>,
  texts: ExportTexts,
  notes: ExtraSheet | null = null,
): AsyncGenerator<Uint8Array> {
  return workbookOf(
    columns.map(({ path }) => texts.title(path)),
    rowsOf(columns, batches, texts),
    notes,
    new Set(columns.flatMap(({ isText }, index) => (isText ? [index] : []))),
  );
}

async function* rowsOf(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly WireRecord[]>,
  texts: ExportTexts,
): AsyncGenerator<string> {
  let line = 1;
  for await (const records of batches) {
    yield records
      .map((record) => {
        line += 1;
        return sheetRow(line, columns, (column) => valueAt(record, column.from), texts);
      })
      .join('');
  }
}

/**
 * Streams a workbook of one or two sheets.
 *
 * @param titles its first row
 * @param rows the others as XML, in batches
 * @param textColumns indexes of columns whose cells store input as text
 */
export async function* workbookOf(
  titles: readonly string[],
  rows: AsyncIterable<string>,
  notes: ExtraSheet | null = null,
  textColumns?: ReadonlySet<number>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const part = (name: string) => {
    // Lowest compression level: a sheet is so repetitive that higher ones gain little and take twice the time.
    const file = new ZipDeflate(name, { level: 1 });
    zip.add(file);
    return file;
  };
  const bytes = (text: string) => new TextEncoder().encode(text);
  for (const [name, content] of Object.entries(notes ? partsWithNotes(notes.name) : WORKBOOK_PARTS))
    part(name).push(bytes(content), true);

  const sheet = part('xl/worksheets/sheet1.xml');
  sheet.push(bytes(sheetHead(titles, textColumns)));
  for await (const xml of rows) {
    sheet.push(bytes(xml));
    yield* ready.splice(0);
  }
  sheet.push(bytes(SHEET_TAIL), true);
  if (notes) part('xl/worksheets/sheet2.xml').push(bytes(sheetHead(notes.titles) + notes.rows + SHEET_TAIL), true);
  zip.end();
  yield* ready.splice(0);
}
