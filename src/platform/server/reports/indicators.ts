import type { ReportSpec, ReportTexts } from '#platform/shared/report';
import { printedCell } from './paper/printed-cell';
import { type ReportBlocks, openBlocks, type AnyResult } from './report-rows';

/** Figures of a drawing in the reader's language: the name of each and its value as the screen shows it. */
export interface Indicators {
  readonly title: string;
  readonly figures: readonly (readonly [name: string, value: string])[];
}

/** Maximum rows of a drawing in a file: as many as the screen draws at first. */
const MAX_ROWS = 15;

/** Returns the indicators shown above the rows of a report, from the same blocks, for its files. */
export async function indicatorsOf(
  { indicators }: Pick<ReportSpec, 'indicators'>,
  result: AnyResult,
  language: keyof ReportTexts,
  timeZone: string,
): Promise<readonly Indicators[]> {
  if (indicators.length === 0) return [];
  const blocks: ReportBlocks =
    (await openBlocks(
      result,
      indicators.map(({ name }) => name),
    )) ?? {};
  return indicators.flatMap(({ name, labels, fields, by }): Indicators[] => {
    const rows = blocks[name] ?? [];
    const figures =
      by === null
        ? fields.map(({ field, labels: own, format }) => [
            own[language],
            printedCell(format, rows[0]?.[field] ?? null, timeZone),
          ])
        : rows
            .slice(0, MAX_ROWS)
            .map((row) => [
              String(row[by] ?? ''),
              printedCell(fields[0]!.format, row[fields[0]!.field] ?? null, timeZone),
            ]);
    return rows.length === 0 ? [] : [{ title: labels[language], figures: figures.map(([a, b]) => [a!, b!] as const) }];
  });
}
