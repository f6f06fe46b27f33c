import type { ImportSpec } from '../import-spec';
import { columnOf, type Finding } from '../import-outcome';
import { cellOf, isOfTheRow, type ImportTable } from './import-table';
import type { Pace } from '../pace';

/** Cell of a finding that another text may correct. */
export interface FindingCell {
  /** Column of the import; '' without a cell. */
  readonly celda: string;
  /** Number of rows with the same text in this cell, this one included. */
  readonly iguales: number;
}

/** Codes of cells that conflict with an equal cell. Changing all equal cells alike would not solve the conflict. */
const BY_ANOTHER: ReadonlySet<string> = new Set(['IMPORTACION_REPETIDA', 'DUPLICADO', 'DUPLICADO_INACTIVO']);
/** Rows between two checks of the time. */
const STRETCH = 500;

/**
 * Returns the correctable cell of each finding, even for a column that the file lacks. It also counts the equal cells in the whole file.
 */
export async function findingCells(
  { columns }: ImportSpec,
  table: ImportTable,
  findings: readonly Finding[],
  pace: Pace,
): Promise<FindingCell[]> {
  const cells = findings.map(({ nivel, issue }) => {
    if (nivel !== 'ERROR' || isOfTheRow(issue)) return '';
    return columnOf(table.places, issue.campo) ?? (columns.includes(issue.campo) ? issue.campo : '');
  });
  const counted = new Map<string, Map<string, number>>();
  for (const [index, { issue, valor }] of findings.entries()) {
    const column = cells[index]!;
    if (column === '' || BY_ANOTHER.has(issue.codigo)) continue;
    counted.set(column, (counted.get(column) ?? new Map<string, number>()).set(valor, 0));
  }
  for (const [index, row] of table.rows.entries()) {
    if (counted.size === 0) break;
    if (index % STRETCH === 0) await pace.at('COMPARACION', table.rows.length, table.rows.length);
    const read = { cells: row.cells, ...(row.said ? { said: row.said } : {}) };
    for (const [column, values] of counted) {
      const text = cellOf(table, read, column);
      const before = values.get(text);
      if (before !== undefined) values.set(text, before + 1);
    }
  }
  return findings.map(({ issue, valor }, index) => ({
    celda: cells[index]!,
    iguales: BY_ANOTHER.has(issue.codigo) ? 1 : Math.max(1, counted.get(cells[index]!)?.get(valor) ?? 1),
  }));
}
