import { REPORTS, type ReportName } from '#generated/server/reports.gen';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { formatNumber } from '#platform/shared/text/format-number';
import { DEFAULT_LANGUAGE } from '#platform/shared/language';
import { MAX_REPORT_ROWS, type ReportSpec } from '#platform/shared/report';
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

/** Runs a report within the actor's scope; 404 for a record out of scope. Rows from a source are not read yet. */
export async function makeReport(
  name: ReportName,
  asked: Readonly<Record<string, unknown>>,
  context: ReportContext,
): Promise<MadeReport> {
  // One signature for all handlers: the generated interface types each handler's parameters where it is defined.
  const handler = product().reports[name] as unknown as (
    given: unknown,
    inContext: ReportContext,
  ) => Promise<AnyResult>;
  const { permission } = OPERATIONS[name];
  await requireAsked(context.database.orm, REPORTS[name], asked, permission, context.actor);
  return { spec: REPORTS[name], asked, result: await handler(asked, context), context };
}

/**
 * Returns a report as its screen shows it.
 *
 * @param drawings returns only these drawings, without rows, totals and chart
 */
export async function screenAnswer(
  { spec, asked, result, context: { actor, text } }: MadeReport,
  drawings?: readonly string[],
): Promise<ReportAnswer> {
  const { language = DEFAULT_LANGUAGE } = actor;
  const opened = drawings ? withoutRows(result) : await openRows(result);
  const held = await firstRows(opened, MAX_REPORT_ROWS);
  const bloques = await openBlocks(result, drawings);
  const answer = { ...reportAnswer(spec, asked, opened, held, language), ...(bloques ? { bloques } : {}) };
  if (drawings || held.areAll) return answer;
  return { ...answer, notas: [text('reporte.primeros', { limite: formatNumber(MAX_REPORT_ROWS) }), ...answer.notas] };
}
