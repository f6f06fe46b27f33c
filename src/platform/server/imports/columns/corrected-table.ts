import type { ImportBody, ImportSpec } from '../import-spec';
import type { Issue } from '#platform/shared/validation/issue';
import { invalid } from '#platform/server/db/problem';
import { cellOf, isOfTheRow, type ImportRow, type ImportTable } from './import-table';
import type { Pace } from '../pace';
import { unreadableCharacter } from '../reader/clean-cells';

/** Table after manual corrections, with their counts. */
export interface CorrectedTable {
  readonly table: ImportTable;
  /** Number of cells that differ from the file. */
  readonly celdasCorregidas: number;
  readonly filasOmitidas: number;
}

type Correction = NonNullable<ImportBody['correcciones']>[number];

/** Corrections of one column, by target; each with its sequence number, because later ones take precedence. */
interface OfColumn {
  readonly byRow: Map<number, Placed[]>;
  readonly byText: Map<string, Placed[]>;
}
interface Placed {
  readonly at: number;
  readonly valor: string;
}

/** Rows between two checks of the time. */
const STRETCH = 500;

/**
 * Applies corrections of cells and omissions of rows to a file, before any check: a corrected text is validated like one of the file. Each
 * correction concerns the cell of one row, or all cells of a column with the same text at that point. They are applied in sequence. Missing
 * columns are added.
 *
 * @param titleOf returns the name of a column in the reader's language
 * @throws Problem 422 for a row that the file lacks, an unknown column, and a text that no cell can contain
 */
export async function correctedTable(
  table: ImportTable,
  { columns }: ImportSpec,
  { correcciones = [], omitirFilas = [] }: Pick<ImportBody, 'correcciones' | 'omitirFilas'>,
  titleOf: (column: string) => string,
  pace: Pace,
): Promise<CorrectedTable> {
  if (correcciones.length === 0 && omitirFilas.length === 0) return { table, celdasCorregidas: 0, filasOmitidas: 0 };
  const wrong = correcciones.flatMap((correction, index) =>
    faultsOf(correction, columns).map((issue) => ({ ...issue, campo: `correcciones.${index}.${issue.campo}` })),
  );
  const skipped = new Set(omitirFilas);
  const there = new Set<number>();
  const wanted = byColumn(correcciones);
  const whole = withColumns(
    table,
    [...wanted.keys()].filter((column) => columns.includes(column)),
    titleOf,
  );
  const rows: ImportRow[] = [];
  let celdasCorregidas = 0;
  for (const [index, row] of table.rows.entries()) {
    if (index % STRETCH === 0) await pace.at('LECTURA', index, table.rows.length);
    there.add(row.fila);
    if (skipped.has(row.fila)) continue;
    const corrected = correctedRow(whole, row, wanted);
    celdasCorregidas += corrected.said?.size ?? 0;
    rows.push(corrected);
  }
  const missing = (campo: string, fila: number): Issue => ({ campo, codigo: 'IMPORTACION_SIN_FILA', params: { fila } });
  wrong.push(
    ...correcciones.flatMap(({ fila }, index) =>
      fila === undefined || there.has(fila) ? [] : [missing(`correcciones.${index}.fila`, fila)],
    ),
    ...omitirFilas.flatMap((fila, index) => (there.has(fila) ? [] : [missing(`omitirFilas.${index}`, fila)])),
  );
  if (wrong.length > 0) throw invalid(wrong);
  return { table: { ...whole, rows }, celdasCorregidas, filasOmitidas: table.rows.length - rows.length };
}

function faultsOf({ fila, dice, columna, valor }: Correction, columns: readonly string[]): Issue[] {
  const issues: Issue[] = [];
  // Requires either the row of one cell or the text of equal ones: with both, the target would be ambiguous.
  if ((fila === undefined) === (dice === undefined))
    issues.push({ campo: 'fila', codigo: fila === undefined ? 'REQUERIDO' : 'OPCION', params: {} });
  if (!columns.includes(columna)) issues.push({ campo: 'columna', codigo: 'OPCION', params: {} });
  if (unreadableCharacter(valor) !== undefined) issues.push({ campo: 'valor', codigo: 'CELDA_ILEGIBLE', params: {} });
  return issues;
}

function byColumn(corrections: readonly Correction[]): ReadonlyMap<string, OfColumn> {
  const all = new Map<string, OfColumn>();
  for (const [at, { fila, dice, columna, valor }] of corrections.entries()) {
    const own = all.get(columna) ?? { byRow: new Map<number, Placed[]>(), byText: new Map<string, Placed[]>() };
    all.set(columna, own);
    const placed = { at, valor: valor.trim() };
    if (fila !== undefined) own.byRow.set(fila, [...(own.byRow.get(fila) ?? []), placed]);
    else if (dice !== undefined) own.byText.set(dice, [...(own.byText.get(dice) ?? []), placed]);
  }
  return all;
}

/** Adds headings for corrected columns that the file lacks. */
function withColumns(
  table: ImportTable,
  corrected: readonly string[],
  titleOf: (column: string) => string,
): ImportTable {
  const added = corrected.filter((column) => !table.places.has(column));
  if (added.length === 0) return table;
  const head = [...table.head, ...added.map(titleOf)];
  const placed = added.map((column, index) => [column, table.head.length + index] as const);
  return {
    ...table,
    head,
    places: new Map([...table.places, ...placed]),
    ways: new Map([...table.ways, ...placed.map(([column, at]) => [column, [[at]]] as const)]),
  };
}

function correctedRow(table: ImportTable, row: ImportRow, wanted: ReadonlyMap<string, OfColumn>): ImportRow {
  // Cells are unpacked on first use, once for all columns.
  const read = { cells: row.cells };
  const said = new Map<string, string>();
  const settled = new Set<string>();
  for (const [column, { byRow, byText }] of wanted) {
    const before = cellOf(table, read, column);
    let now = before;
    let next = -1;
    for (;;) {
      const found = [...(byRow.get(row.fila) ?? []), ...(byText.get(now) ?? [])]
        .filter(({ at }) => at > next)
        .reduce<Placed | null>((first, each) => (first === null || each.at < first.at ? each : first), null);
      if (found === null) break;
      now = found.valor;
      next = found.at;
    }
    if (next >= 0) settled.add(column);
    if (now !== before) said.set(column, now);
  }
  if (settled.size === 0) return row;
  // A manual correction removes the issues of its cell.
  const issues = (row.issues ?? []).filter((issue) => !settled.has(issue.campo) || isOfTheRow(issue));
  return {
    fila: row.fila,
    ...(issues.length > 0 ? { issues } : {}),
    ...(said.size > 0 ? { said } : {}),
    get cells() {
      return row.cells;
    },
  };
}
