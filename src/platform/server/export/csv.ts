import { valueAt } from '#platform/shared/paths';
import type { WireRecord } from '../records/read/wire-record';
import type { ExportColumn } from './export-column';
import { exportText, type ExportTexts } from './export-text';

const BOM = '\uFEFF';

/**
 * Writes CSV by RFC 4180: CRLF, quotes doubled. It begins with a byte order mark, so that spreadsheets detect UTF-8.
 *
 * @param batches records in the order of the file
 */
export async function* csvOf(
  columns: readonly ExportColumn[],
  batches: AsyncIterable<readonly WireRecord[]>,
  texts: ExportTexts,
): AsyncGenerator<string> {
  yield `${BOM}${columns.map(({ path }) => quoted(guarded(texts.title(path)))).join(',')}\r\n`;
  for await (const records of batches) {
    yield records
      .map((record) => `${columns.map((column) => cell(column, valueAt(record, column.from), texts)).join(',')}\r\n`)
      .join('');
  }
}

function cell(column: ExportColumn, value: unknown, texts: ExportTexts): string {
  if (typeof value === 'number') return String(value);
  return quoted(guarded(exportText(column, value, texts)));
}

/** Prefixes an apostrophe to a text that a spreadsheet would run as a formula. */
function guarded(text: string): string {
  return /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
