import type { ImportSpec, ReviewBody } from '../import-spec';
import { Problem } from '#platform/server/db/problem';
import type { ImportRow, ImportTable } from './import-table';

/** Builds a table from parsed rows, as if read from a file with these columns. */
export function tableOfRows(
  { match }: Pick<ImportSpec, 'match'>,
  columns: readonly string[],
  rows: readonly ImportRow[],
  titleOf: (column: string) => string,
  unknown: readonly string[] = [],
): ImportTable {
  return {
    head: columns.map(titleOf),
    fila: 1,
    rows,
    places: new Map(columns.map((column, at) => [column, at])),
    ways: new Map(columns.map((column, at) => [column, [[at]]])),
    match,
    columns: columns.map((column) => ({ encabezado: titleOf(column), campo: column })),
    unknown,
  };
}

/**
 * Converts rows sent by another system into a table. Cells are named by columns or by the headings of files.
 *
 * @throws Problem 422 without the column that identifies records, or with more rows than a file may have
 */
export function tableOfSentRows(
  spec: ImportSpec,
  sent: NonNullable<ReviewBody['rows']>,
  titleOf: (column: string) => string,
): ImportTable {
  if (sent.length > spec.most)
    throw new Problem(422, 'IMPORTACION_DEMASIADAS_FILAS', { params: { total: sent.length, limite: spec.most } });
  const columnOf = new Map(
    spec.columns.flatMap((column) =>
      [column, ...(spec.names[column] ?? []).flat()].map((name) => [name, column] as const),
    ),
  );
  const names = [...new Set(sent.flatMap((row) => Object.keys(row)))];
  const columns = spec.columns.filter((column) => names.some((name) => columnOf.get(name) === column));
  const missing = spec.match.find((column) => !columns.includes(column));
  if (missing !== undefined)
    throw new Problem(422, 'IMPORTACION_SIN_CLAVE', {
      params: { columna: titleOf(missing), encabezados: names.slice(0, 40).join(', ') || '—' },
    });
  const rows = sent.map((row, index) => {
    const cells = new Map(Object.entries(row).map(([name, value]) => [columnOf.get(name), String(value ?? '')]));
    return { fila: index + 1, cells: columns.map((column) => cells.get(column) ?? '') };
  });
  return tableOfRows(
    spec,
    columns,
    rows,
    titleOf,
    names.filter((name) => !columnOf.has(name)),
  );
}
