import type { ImportSpec } from '../../../../generated/server/imports.gen';
import type { Issue } from '../../../shared/issue';
import { Problem } from '../../db/problem';
import type { Pace } from './pace';
import { plain } from './plain';
import { lettersOf } from './reader/cell-text';
import type { CellFault } from './reader/raw-row';
import { readFile } from './reader/read-file';

/** A row of the file: the number that a person sees, and its cells as they stand, in the order of the headings. */
export interface ImportRow {
  readonly fila: number;
  readonly cells: readonly string[];
  /** Cells that are written so that their text cannot be trusted. */
  readonly issues?: readonly Issue[];
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

/** What shifts or swallows other cells is told wherever it stands; of what else is wrong with a cell that nobody reads, nothing. */
const OF_THE_ROW: ReadonlySet<string> = new Set(['CELDAS_DE_MAS', 'COMILLAS_SIN_CERRAR', 'TEXTO_TRAS_COMILLAS']);

/**
 * A file as rows of the import's columns, found by their headings: the field's name or its label, in any language.
 *
 * @throws Problem 422 when it cannot be read, has no rows, too many, no column that tells records apart, or a column twice; 503 when too many files are being read
 */
export async function importTable(contenido: string, { columns, match, most }: ImportSpec, headings: Headings, pace: Pace): Promise<ImportTable> {
  const bytes = new Uint8Array(Buffer.from(contenido, 'base64'));
  const size = bytes.length;
  const byHeading = new Map(columns.flatMap((column) => [column, ...(headings.columns[column] ?? [])].map((heading) => [plain(heading), column] as const)));
  const own = new Set(headings.own.map(plain));
  const titleOf = (column: string | undefined) => headings.columns[column ?? '']?.[0] ?? column ?? '';
  let head: readonly string[] | null = null;
  let places = new Map<string, number>();
  let columnAt = new Map<number, string>();
  const rows: ImportRow[] = [];
  let total = 0;
  await pace.at('LECTURA', 0, size);
  for await (const batch of readFile(bytes, pace.signal)) {
    await pace.at('LECTURA', Math.floor(batch.read * size), size);
    for (const row of batch.rows) {
      if (head === null) {
        head = row.cells.map((heading) => heading.trim());
        const [fault] = row.faults;
        if (fault) throw new Problem(422, 'IMPORTACION_ENCABEZADO', { params: { columna: lettersOf(fault.column) }, errores: [issueOf(fault, '')] });
        places = placesOf(head, byHeading, titleOf);
        columnAt = new Map([...places].map(([column, at]) => [at, column] as const));
        const missing = match.find((column) => !places.has(column));
        if (missing !== undefined) throw new Problem(422, 'IMPORTACION_SIN_CLAVE', { params: { columna: titleOf(missing) } });
        continue;
      }
      const issues = row.faults.flatMap((fault) => (columnAt.has(fault.column) || OF_THE_ROW.has(fault.codigo) ? [issueOf(fault, columnAt.get(fault.column) ?? '')] : []));
      const { cells } = row;
      if (issues.length === 0 && [...columnAt.keys()].every((at) => (cells[at] ?? '').trim() === '')) continue;
      total += 1;
      // Counted to the end, so that people are told by how much it is too long.
      if (total <= most) rows.push(issues.length === 0 ? row : { fila: row.fila, issues, get cells() { return row.cells; } });
    }
  }
  if (head === null) throw new Problem(422, 'IMPORTACION_SIN_CLAVE', { params: { columna: titleOf(match[0]) } });
  if (rows.length === 0) throw new Problem(422, 'IMPORTACION_VACIA');
  if (total > most) throw new Problem(422, 'IMPORTACION_DEMASIADAS_FILAS', { params: { total, limite: most } });
  return { head, rows, places, unknown: head.filter((heading) => heading !== '' && !byHeading.has(plain(heading)) && !own.has(plain(heading))) };
}

function issueOf({ column, codigo, params }: CellFault, campo: string): Issue {
  return { campo, codigo, params: { ...params, columna: lettersOf(column) } };
}

/** Where each column stands. */
function placesOf(head: readonly string[], byHeading: ReadonlyMap<string, string>, titleOf: (column: string) => string): Map<string, number> {
  const places = new Map<string, number>();
  for (const [at, heading] of head.entries()) {
    const column = byHeading.get(plain(heading));
    if (column === undefined) continue;
    const before = places.get(column);
    if (before !== undefined) throw new Problem(422, 'IMPORTACION_COLUMNA_DOBLE', { params: { columna: titleOf(column), primera: lettersOf(before), segunda: lettersOf(at) } });
    places.set(column, at);
  }
  return places;
}

/** What the cell of a column says, without what surrounds it; empty where the file has no such column. */
export function cellOf({ places }: ImportTable, { cells }: Pick<ImportRow, 'cells'>, column: string): string {
  const at = places.get(column);
  return at === undefined ? '' : unguarded((cells[at] ?? '').trim());
}

/** Our own exports put an apostrophe before a text that a spreadsheet would run. */
function unguarded(text: string): string {
  return /^'\s*[=+\-@]/.test(text) ? text.slice(1) : text;
}
