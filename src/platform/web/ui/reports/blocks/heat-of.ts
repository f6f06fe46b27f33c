import type { ReportRow } from '../report-answer';

interface Heat {
  /** Headings, in the order of their first row. */
  readonly columns: readonly string[];
  /** Rows of the table with their cells by heading; for percentages, lowest first. */
  readonly lines: readonly { readonly name: string; readonly cells: ReadonlyMap<string, ReportRow> }[];
}

/**
 * Arranges the rows of a heat map by row and column. With `of`, the base of a percentage, it weights each cell in the percentage of its
 * line. Counts keep the order of the rows.
 */
export function heatOf(rows: readonly ReportRow[], roles: Readonly<Record<string, string>>, counted = false): Heat {
  const { row = '', column = '', value = '', of } = roles;
  const lines = new Map<string, Map<string, ReportRow>>();
  const columns = new Set<string>();
  for (const each of rows) {
    const [name, heading] = [String(each[row] ?? ''), String(each[column] ?? '')];
    columns.add(heading);
    lines.set(name, (lines.get(name) ?? new Map<string, ReportRow>()).set(heading, each));
  }
  if (counted) return { columns: [...columns], lines: [...lines].map(([name, cells]) => ({ name, cells })) };
  const shareOf = (cells: ReadonlyMap<string, ReportRow>) => {
    const weights = [...cells.values()].map(
      (cell) => [Number(cell[value] ?? 0), of ? Number(cell[of] ?? 0) : 1] as const,
    );
    const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
    return whole > 0 ? weights.reduce((sum, [share, weight]) => sum + share * weight, 0) / whole : 0;
  };
  return {
    columns: [...columns],
    lines: [...lines]
      .map(([name, cells]) => ({ name, cells, share: shareOf(cells) }))
      .toSorted((a, b) => a.share - b.share)
      .map(({ name, cells }) => ({ name, cells })),
  };
}
