import type { ReportRow } from '../report-answer';

interface Stack {
  /** Names of the parts, in the order of their first row, each with its colour if the rows have one. */
  readonly parts: readonly { readonly name: string; readonly tone: string | null }[];
  /** Bars in order, each with its rows by the name of their part. */
  readonly bars: readonly {
    readonly name: string;
    readonly total: number;
    readonly rows: ReadonlyMap<string, ReportRow>;
  }[];
}

/** Arranges the rows of stacked bars by bar and part. */
export function stackOf(rows: readonly ReportRow[], roles: Readonly<Record<string, string>>): Stack {
  const { label = '', column = '', value = '', tone } = roles;
  const parts = new Map<string, string | null>();
  const bars = new Map<string, Map<string, ReportRow>>();
  for (const row of rows) {
    const [name, part] = [String(row[label] ?? ''), String(row[column] ?? '')];
    if (!parts.has(part)) parts.set(part, tone && row[tone] ? String(row[tone]) : null);
    bars.set(name, (bars.get(name) ?? new Map<string, ReportRow>()).set(part, row));
  }
  return {
    parts: [...parts].map(([name, said]) => ({ name, tone: said })),
    bars: [...bars].map(([name, own]) => ({
      name,
      rows: own,
      total: [...own.values()].reduce((sum, row) => sum + Number(row[value] ?? 0), 0),
    })),
  };
}
