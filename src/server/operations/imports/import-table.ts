import type { ImportSpec } from '../../../../generated/server/imports.gen';
import { malformed, Problem } from '../../db/problem';
import type { Pace } from './pace';
import { plain } from './plain';
import { readCsv } from './read-csv';
import { readXlsx } from './read-xlsx';

/** A row of the file: the number that a person sees, and its cells as they stand, in the order of the headings. */
export interface ImportRow {
  readonly fila: number;
  readonly cells: readonly string[];
}

export interface ImportTable {
  readonly head: readonly string[];
  readonly rows: readonly ImportRow[];
  /** Columns of the import that the file has, and where. */
  readonly places: ReadonlyMap<string, number>;
  /** Headings that name no column. */
  readonly unknown: readonly string[];
}

/** What columns are called. */
export interface Headings {
  /** Labels of each column, in all languages, the reader's first. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** What the first and the last column of a file of wrong rows are called: a file that was corrected may still have them. */
  readonly own: readonly string[];
}

/**
 * A file as rows of the import's columns, found by their headings: the field's name or its label, in any language.
 *
 * @throws Problem 400 when it cannot be read; 422 when it has no rows, too many, or no column that tells records apart
 */
export async function importTable(contenido: string, { columns, match, most }: ImportSpec, headings: Headings, pace: Pace): Promise<ImportTable> {
  const bytes = Buffer.from(contenido, 'base64');
  if (bytes.length === 0) throw malformed('contenido', 'ARCHIVO_NO_LEGIBLE');
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const byHeading = new Map(columns.flatMap((column) => [column, ...(headings.columns[column] ?? [])].map((heading) => [plain(heading), column] as const)));
  const own = new Set(headings.own.map(plain));
  let head: readonly string[] | null = null;
  let places = new Map<string, number>();
  const rows: ImportRow[] = [];
  let fila = 0;
  let total = 0;
  for await (const line of isZip ? readXlsx(bytes, pace) : readCsv(bytes, pace)) {
    fila += 1;
    if (head === null) {
      head = line.map((heading) => heading.trim());
      places = new Map(head.flatMap((heading, at) => (byHeading.has(plain(heading)) ? [[byHeading.get(plain(heading))!, at] as const] : [])));
      const missing = match.find((column) => !places.has(column));
      if (missing !== undefined) throw new Problem(422, 'IMPORTACION_SIN_CLAVE', { params: { columna: headings.columns[missing]?.[0] ?? missing } });
    } else if ([...places.values()].some((at) => (line[at] ?? '').trim() !== '')) {
      total += 1;
      // Counted to the end, so that people are told by how much it is too long.
      if (total <= most) rows.push({ fila, cells: line });
    }
  }
  if (head === null) throw new Problem(422, 'IMPORTACION_SIN_CLAVE', { params: { columna: headings.columns[match[0] ?? '']?.[0] ?? match[0] ?? '' } });
  if (rows.length === 0) throw new Problem(422, 'IMPORTACION_VACIA');
  if (total > most) throw new Problem(422, 'IMPORTACION_DEMASIADAS_FILAS', { params: { total, limite: most } });
  return { head, rows, places, unknown: head.filter((heading) => heading !== '' && !byHeading.has(plain(heading)) && !own.has(plain(heading))) };
}

/** What the cell of a column says, without what surrounds it; empty where the file has no such column. */
export function cellOf({ places }: ImportTable, { cells }: ImportRow, column: string): string {
  const at = places.get(column);
  return at === undefined ? '' : unguarded((cells[at] ?? '').trim());
}

/** Our own exports put an apostrophe before a text that a spreadsheet would run. */
function unguarded(text: string): string {
  return /^'\s*[=+\-@]/.test(text) ? text.slice(1) : text;
}
