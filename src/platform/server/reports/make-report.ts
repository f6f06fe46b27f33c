import { REPORTS, type ReportName } from '#generated/server/reports.gen';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { formatNumber } from '#platform/shared/format-number';
import { DEFAULT_LANGUAGE } from '#platform/shared/language';
import { MOST_REPORT_ROWS, type ReportSpec } from '#platform/shared/report';
import { product } from '../entity/registry';
import { reportAnswer, type ReportAnswer } from './report-answer';
import { requireAsked } from './require-asked';
import type { ReportContext } from './report-context';
import { firstRows, openBlocks, openRows, withoutRows, type AnyResult } from './report-rows';

/** Result of a report, with its parameters. */
export interface MadeReport {
  readonly spec: ReportSpec;
  readonly asked: Readonly<Record<string, unknown>>;
  readonly result: AnyResult;
  readonly context: ReportContext;
}

/** Asks a report, as far as the actor reaches; of a record out of reach, 404. Rows that are read when they are wanted have not been read yet. */
export async function makeReport(
  name: ReportName,
  asked: Readonly<Record<string, unknown>>,
  context: ReportContext,
): Promise<MadeReport> {
  // One signature for all: the generated interface ties each handler to its own parameters where it is written.
  const handler = product().reports[name] as unknown as (
    given: unknown,
    inContext: ReportContext,
  ) => Promise<AnyResult>;
  const { permission } = OPERATIONS[name];
  await requireAsked(context.database.orm, REPORTS[name], asked, permission, context.actor);
  return { spec: REPORTS[name], asked, result: await handler(asked, context), context };
}

/**
 * A report as its screen shows it.
 *
 * @param drawings those of them that are all that is shown: rows, totals and chart are left out then
 */
export async function screenAnswer(
  { spec, asked, result, context: { actor, text } }: MadeReport,
  drawings?: readonly string[],
): Promise<ReportAnswer> {
  const { language = DEFAULT_LANGUAGE } = actor;
  const opened = drawings ? withoutRows(result) : await openRows(result);
  const held = await firstRows(opened, MOST_REPORT_ROWS);
  const bloques = await openBlocks(result, drawings);
  const answer = { ...reportAnswer(spec, asked, opened, held, language), ...(bloques ? { bloques } : {}) };
  if (drawings || held.areAll) return answer;
  return { ...answer, notas: [text('reporte.primeros', { limite: formatNumber(MOST_REPORT_ROWS) }), ...answer.notas] };
}
