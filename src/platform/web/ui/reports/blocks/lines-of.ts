import type { ReportRow } from '../report-answer';

export interface SparkLine {
  readonly name: string;
  /** Rows with a value, the earliest first. */
  readonly rows: readonly ReportRow[];
  readonly values: readonly number[];
  /** Moments of the values, as milliseconds. */
  readonly times: readonly number[];
  readonly last: number;
  /** Value before the last; null without one. */
  readonly before: number | null;
}

/**
 * Groups the rows of sparklines by line. The highest last value comes first, among equal ones the largest rise, then the order of the rows.
 */
export function linesOf(rows: readonly ReportRow[], roles: Readonly<Record<string, string>>): SparkLine[] {
  const { label = '', at = '', value = '' } = roles;
  const lines = new Map<string, ReportRow[]>();
  for (const row of rows) {
    if (typeof row[value] !== 'number' || typeof row[at] !== 'string') continue;
    const name = String(row[label] ?? '');
    const line = lines.get(name);
    if (line) line.push(row);
    else lines.set(name, [row]);
  }
  return [...lines]
    .map(([name, own]): SparkLine => {
      const sorted = own.toSorted((a, b) => timeOf(a, at) - timeOf(b, at));
      const values = sorted.map((row) => Number(row[value]));
      return {
        name,
        rows: sorted,
        values,
        times: sorted.map((row) => timeOf(row, at)),
        last: values.at(-1)!,
        before: values.at(-2) ?? null,
      };
    })
    .toSorted((a, b) => b.last - a.last || riseOf(b) - riseOf(a));
}

const timeOf = (row: ReportRow, at: string) => Date.parse(String(row[at]));
const riseOf = ({ last, before }: SparkLine) => (before === null ? 0 : last - before);
