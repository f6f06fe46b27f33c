import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REPORTS, type ReportName } from '../../../generated/server/reports.gen';
import { OPERATIONS } from '../../../generated/shared/operations.gen';
import { formatNumber } from '../../shared/format-number';
import type { ReportCopy, ReportFileFormat, ReportResult, ReportSpec, ReportTexts } from '../../shared/report';
import { audit } from '../db/audit';
import type { Database } from '../db/database';
import type { Sessions } from '../db/sessions/sessions';
import type { OperationContext } from '../operations/context';
import { reports } from '../operations/reports';
import {
  reportAnswer,
  type ReportAnswer,
  type ReportBlocks,
  type ReportValues,
} from '../operations/reports/report-answer';
import { printSheet, requirePrintable } from '../operations/reports/paper/print-sheet';
import { reportSheet } from '../operations/reports/paper/report-sheet';
import { reportFile } from '../operations/reports/report-file';
import { asFile } from './as-file';
import { authorise } from './authorise';
import { EXPORT } from './export-routes';
import { takeExportSlot } from './export-slots';
import { operationContext } from './operation-context';
import { operationInput } from './operation-input';
import { goneSignal } from './progress-lines';
import { publicUrl } from './public-url';
import { languageOf } from './texts';

/** Rows of an answer to be read on a screen; a file has all of them. */
const MOST_ROWS = 5000;

/** What a report came to, and the time that it is of. */
interface Made {
  readonly answer: ReportAnswer;
  readonly period: ReportTexts | null;
  /** Warehouse that its paper is of; null for the reader's. */
  readonly almacenId: number | null;
  /** Sheets of it, one for each who gets it. */
  readonly copies: readonly ReportCopy[];
}

/** `GET` of each report: as JSON for the screen, or as a file (`formato=csv|xlsx|pdf`) for whoever may export. */
export function registerReports(
  app: FastifyInstance,
  database: Database,
  sessions: Sessions,
  configuredUrl: string | undefined,
): void {
  const address = () => publicUrl(app, configuredUrl);
  for (const name of Object.keys(REPORTS) as ReportName[]) {
    const { path, permission } = OPERATIONS[name];
    const mayExport = authorise(sessions, EXPORT);
    app.get(path, { exposeHeadRoute: false, onRequest: authorise(sessions, permission) }, async (request, reply) => {
      const { params } = operationInput(name, false, request);
      const { formato = 'json', ...asked } = params as { formato?: 'json' | ReportFileFormat };
      const context = operationContext(request, reply, database, sessions);
      const make = () => makeReport(name, asked, request, context);
      if (formato === 'json') return onScreen((await make()).answer, request);
      await mayExport.call(app, request, reply);
      return sendFile(name, formato, asked, make, context, reply, address);
    });
  }
}

async function makeReport(
  name: ReportName,
  params: Readonly<Record<string, unknown>>,
  request: FastifyRequest,
  context: OperationContext,
): Promise<Made> {
  // One signature for all: the generated interface ties each handler to its own parameters where it is written.
  const handler = reports[name] as unknown as (
    asked: unknown,
    inContext: OperationContext,
  ) => Promise<ReportResult<ReportValues, ReportBlocks>>;
  const result = await handler(params, context);
  const language = languageOf(request.headers['accept-language']);
  return {
    answer: reportAnswer(REPORTS[name], params, result, language),
    period: result.period ?? null,
    almacenId: result.almacenId ?? null,
    copies: result.copies ?? [],
  };
}

function onScreen(answer: ReportAnswer, request: FastifyRequest): ReportAnswer {
  if (answer.filas.length <= MOST_ROWS) return answer;
  const limit = formatNumber(MOST_ROWS);
  const note =
    languageOf(request.headers['accept-language']) === 'en'
      ? `The first ${limit} rows are shown; the file has all of them.`
      : `Se muestran los primeros ${limit} renglones; el archivo los tiene todos.`;
  return { ...answer, filas: answer.filas.slice(0, MOST_ROWS), notas: [note, ...answer.notas] };
}

async function sendFile(
  name: ReportName,
  formato: ReportFileFormat,
  asked: object,
  make: () => Promise<Made>,
  context: OperationContext,
  reply: FastifyReply,
  address: () => string,
): Promise<FastifyReply> {
  const { actor, database } = context;
  const spec = REPORTS[name];
  const release = takeExportSlot(actor.usuarioId);
  try {
    const { answer, ...rest } = await make();
    const content =
      formato === 'pdf'
        ? await printed(spec, answer, { ...rest, asked: { ...asked }, address: address() }, context, goneSignal(reply))
        : Readable.from(reportFile(answer, formato, actor.timeZone), { objectMode: false, highWaterMark: 64 * 1024 });
    await audit(database.orm, actor, {
      accion: 'EXPORTAR',
      entidad: `reporte ${spec.name}`,
      entidadId: null,
      despues: { formato, filas: answer.filas.length, parametros: asked },
    });
    void asFile(reply, spec.name, formato, formato === 'pdf' ? answer.titulo : null);
    void reply.header('X-Total-Items', answer.filas.length);
    if (content instanceof Readable) content.once('close', release);
    else release();
    return await reply.send(content);
  } catch (error) {
    release();
    throw error;
  }
}

async function printed(
  spec: ReportSpec,
  answer: ReportAnswer,
  made: Parameters<typeof reportSheet>[2],
  context: OperationContext,
  signal: AbortSignal,
): Promise<Buffer> {
  requirePrintable(answer.filas.length);
  return Buffer.from(await printSheet(await reportSheet(spec, answer, made, context), signal));
}
