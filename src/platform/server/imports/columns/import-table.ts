import type { ImportSpec } from '../import-spec';
import type { Issue } from '#platform/shared/validation/issue';
import { Problem } from '#platform/server/db/problem';
import { headingLayout, sameHeading, type Choices, type Layout, type Headings } from './heading-layout';
import type { Pace } from '../pace';
import { lettersOf } from '../reader/cell-text';
import type { CellFault } from '../reader/raw-row';
import { LIMITS } from '../reader/limits';
import { alteredCells } from './altered-cells';
import { readFile } from '../reader/read-file';

/** A row of the file: its number as displayed by a spreadsheet, and its unchanged cells, in the order of the headings. */
export interface ImportRow {
  readonly fila: number;
  readonly cells: readonly string[];
  /** Issues of cells whose notation makes their text unreliable. */
  readonly issues?: readonly Issue[];
  /** Corrected texts, by column. */
  readonly said?: ReadonlyMap<string, string>;
}

export interface ImportTable {
  readonly head: readonly string[];
  /** Row number of the headings, as displayed by a spreadsheet. */
  readonly fila: number;
  readonly rows: readonly ImportRow[];
  /** Columns of the import in the file, with their position. */
  readonly places: ReadonlyMap<string, number>;
  /** All sources of each column in the file. */
  readonly ways: Layout['ways'];
  /** Columns by which the file names existing records. */
  readonly match: readonly string[];
  /** Each heading with its column; '' for none. */
  readonly columns: readonly { readonly encabezado: string; readonly campo: string }[];
  /** Headings without a column. */
  readonly unknown: readonly string[];
}

/** Faults that shift or swallow other cells. They are reported even in unmapped columns; other faults there are ignored. */
const OF_THE_ROW: ReadonlySet<string> = new Set(['CELDAS_DE_MAS', 'COMILLAS_SIN_CERRAR', 'TEXTO_TRAS_COMILLAS']);

/** Checks whether an issue concerns the syntax of its whole row, which a correction of the cell cannot fix. */
export function isOfTheRow({ codigo }: Pick<Issue, 'codigo'>): boolean {
  return OF_THE_ROW.has(codigo);
}

/** Maximum number of headings in a message. */
const TOLD = 40;

/**
 * Reads a file as rows of the import's columns, found by their headings: a manual choice, the field's name, the official name, or the label
 * in any language.
 *
 * @throws Problem 422 when it cannot be read, has no rows, too many, no column that identifies records, or a column twice; 503 when too
 * many files are being read
 */
export async function importTable(
  contenido: string,
  spec: ImportSpec,
  headings: Headings,
  pace: Pace,
  choices: Choices = {},
): Promise<ImportTable> {
  const bytes = new Uint8Array(Buffer.from(contenido, 'base64'));
  const size = bytes.length;
  const layoutOf = headingLayout(spec, headings, choices);
  const ours = new Set(headings.own.map(sameHeading));
  const isOwn = (heading: string) => ours.has(sameHeading(heading));
  const matches = [spec.match, ...spec.otherMatches];
  const isWhole = ({ ways }: Layout) => matches.some((match) => match.every((column) => ways.has(column)));
  const above: FileRow[] = [];
  let taken: Head | null = null;
  const rows: ImportRow[] = [];
  let total = 0;
  const take = (head: Head) => {
    taken = head;
    for (const row of above.filter(({ fila }) => fila > head.fila)) add(head, row);
  };
  const add = ({ columnAt }: Head, row: FileRow) => {
    const issues = row.faults.flatMap((fault) =>
      columnAt.has(fault.column) || OF_THE_ROW.has(fault.codigo)
        ? [issueOf(fault, columnAt.get(fault.column) ?? '')]
        : [],
    );
    const { cells } = row;
    issues.push(...alteredCells(row, columnAt, spec.codes));
    if (issues.length === 0 && [...columnAt.keys()].every((at) => (cells[at] ?? '').trim() === '')) return;
    total += 1;
    // Counts all rows, so that the message can state the excess.
    if (total <= spec.most)
      rows.push(
        issues.length === 0
          ? row
          : {
              fila: row.fila,
              issues,
              get cells() {
                return row.cells;
              },
            },
      );
  };
  await pace.at('LECTURA', 0, size);
  for await (const batch of readFile(bytes, pace.signal)) {
    await pace.at('LECTURA', Math.floor(batch.read * size), size);
    for (const row of batch.rows) {
      if (taken !== null) {
        add(taken, row);
        continue;
      }
      above.push(row);
      const layout = tried(layoutOf, row);
      if ((layout && isWhole(layout)) || above.length === LIMITS.above) take(headOf(above, layoutOf));
    }
  }
  if (taken === null && above.length > 0) take(headOf(above, layoutOf));
  const head = taken as Head | null;
  const titleOf = (column: string | undefined) => headings.columns[column ?? '']?.[0] ?? column ?? '';
  const {
    layout: { ways, known },
    texts,
    fila,
    columnAt,
  } = head ?? {
    layout: { ways: new Map<string, never>(), known: new Set<number>() },
    texts: [],
    fila: 1,
    columnAt: new Map<number, string>(),
  };
  const columns = texts.flatMap((encabezado, at) =>
    encabezado === '' || isOwn(encabezado) ? [] : [{ encabezado, campo: columnAt.get(at) ?? '' }],
  );
  const match = matches.find((each) => each.every((column) => ways.has(column)));
  if (!match)
    throw new Problem(422, 'IMPORTACION_SIN_CLAVE', {
      params: { columna: titleOf(spec.match.find((column) => !ways.has(column))), encabezados: toldOf(texts) },
      errores: columns.map(({ encabezado, campo }) => ({
        campo: encabezado,
        codigo: 'IMPORTACION_ENCABEZADO_LEIDO',
        params: { columna: titleOf(campo) || '—' },
      })),
    });
  if (rows.length === 0) throw new Problem(422, 'IMPORTACION_VACIA');
  if (total > spec.most)
    throw new Problem(422, 'IMPORTACION_DEMASIADAS_FILAS', { params: { total, limite: spec.most } });
  return {
    head: texts,
    fila,
    columns,
    rows,
    ways,
    match,
    places: new Map([...ways].map(([column, [first]]) => [column, first![0]!])),
    unknown: texts.filter((heading, at) => heading !== '' && !known.has(at)),
  };
}

type FileRow = ImportRow & { readonly faults: readonly CellFault[]; readonly kinds: string };

/** Row of the headings. */
interface Head {
  readonly fila: number;
  readonly texts: readonly string[];
  readonly layout: Layout;
  readonly columnAt: ReadonlyMap<number, string>;
}

/** Returns the row that names most columns, the first of several. If none names a column, it is the one with most texts. */
function headOf(rows: readonly FileRow[], layoutOf: (head: readonly string[]) => Layout): Head {
  const textsOf = ({ cells }: FileRow) => cells.map((cell) => cell.trim());
  const ranked = rows.map((row) => ({
    row,
    named: tried(layoutOf, row)?.ways.size ?? 1,
    filled: textsOf(row).filter((text) => text !== '').length,
  }));
  const { row } = ranked.reduce((best, next) =>
    next.named > best.named || (best.named === 0 && next.named === 0 && next.filled > best.filled) ? next : best,
  );
  const fault = row.faults.find(({ codigo }) => codigo !== 'CELDAS_DE_MAS');
  if (fault)
    throw new Problem(422, 'IMPORTACION_ENCABEZADO', {
      params: { columna: lettersOf(fault.column) },
      errores: [issueOf(fault, '')],
    });
  const texts = textsOf(row);
  const layout = layoutOf(texts);
  return {
    fila: row.fila,
    texts,
    layout,
    columnAt: new Map(
      [...layout.ways].flatMap(([column, all]) => all.flat().map((at) => [at, column] as const)).toReversed(),
    ),
  };
}

/** Returns null for headings that map twice to one column. The error is reported only if no other row fits. */
function tried(layoutOf: (head: readonly string[]) => Layout, { cells }: FileRow): Layout | null {
  try {
    return layoutOf(cells.map((cell) => cell.trim()));
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

function toldOf(texts: readonly string[]): string {
  const filled = texts.filter((text) => text !== '');
  return filled.length === 0
    ? '—'
    : filled
        .slice(0, TOLD)
        .map((text) => text.slice(0, 60))
        .join(', ') + (filled.length > TOLD ? '…' : '');
}

function issueOf({ column, codigo, params }: CellFault, campo: string): Issue {
  return { campo, codigo, params: { ...params, columna: lettersOf(column) } };
}

/** Returns the trimmed cells of a column, one text for each of its sources in the file. */
export function cellsOf(
  { ways }: ImportTable,
  row: Pick<ImportRow, 'cells' | 'said'>,
  column: string,
): readonly string[] {
  const said = row.said?.get(column);
  if (said !== undefined) return said === '' ? [] : [unguarded(said)];
  const { cells } = row;
  return (ways.get(column) ?? []).flatMap((places) => {
    const parts = places.map((at) => unguarded((cells[at] ?? '').trim()));
    return parts.includes('') ? [] : [parts.join('-')];
  });
}

/** Returns the cell of a column's first source; empty when the file lacks the column. */
export function cellOf(table: ImportTable, row: Pick<ImportRow, 'cells' | 'said'>, column: string): string {
  return cellsOf(table, row, column)[0] ?? '';
}

/** Removes the apostrophe that exports put before a text that a spreadsheet would run. */
function unguarded(text: string): string {
  return /^'\s*[=+\-@]/.test(text) ? text.slice(1) : text;
}
