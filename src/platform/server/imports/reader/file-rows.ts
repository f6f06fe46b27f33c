import { cleanCells } from './clean-cells';
import { FileFault } from './file-fault';
import { foreignKind } from './foreign-kind';
import { LIMITS } from './limits';
import type { RawRow } from './raw-row';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';

const ZIP = Buffer.from('PK');

export interface SomeRows {
  readonly rows: readonly RawRow[];
  /** Share of the file read up to now, from 0 to 1. */
  readonly read: number;
}

/**
 * Yields the rows of a CSV file or an Excel workbook, detected by content, in batches. The headings are among the first rows, and no other
 * row is wider.
 *
 * @throws FileFault when it cannot be read, or exceeds the limits
 */
export async function* fileRows(bytes: Buffer): AsyncGenerator<SomeRows> {
  if (bytes.length === 0) throw new FileFault('ARCHIVO_NO_LEGIBLE');
  const foreign = foreignKind(bytes);
  if (foreign !== null) throw new FileFault(foreign);
  let columns: number | null = null;
  let first = 0;
  let cells = 0;
  for await (const { rows, read } of startsWith(bytes, ZIP) ? readXlsx(bytes) : csvRows(bytes)) {
    const kept: RawRow[] = [];
    for (const row of rows) {
      if (columns === null || first < LIMITS.above) {
        const width = row.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
        if (columns === null && width > LIMITS.headings)
          throw new FileFault('ARCHIVO_DEMASIADOS_ENCABEZADOS', { limite: LIMITS.headings });
        columns = Math.max(columns ?? 0, Math.min(width, LIMITS.headings));
        first += 1;
      }
      cells += Math.min(row.cells.length, columns);
      if (cells > LIMITS.cells) throw new FileFault('ARCHIVO_DEMASIADAS_CELDAS', { limite: LIMITS.cells });
      kept.push(cleanCells({ ...row, cells: row.cells.slice(0, columns) }));
    }
    yield { rows: kept, read };
  }
}

const startsWith = (bytes: Buffer, signature: Buffer) => bytes.subarray(0, signature.length).equals(signature);

/** Number of rows per batch. */
const TOGETHER = 500;

async function* csvRows(bytes: Buffer): AsyncGenerator<SomeRows> {
  let rows: RawRow[] = [];
  for (const { row, read } of readCsv(bytes)) {
    rows.push(row);
    if (rows.length < TOGETHER) continue;
    yield { rows, read };
    rows = [];
  }
  yield { rows, read: 1 };
}
