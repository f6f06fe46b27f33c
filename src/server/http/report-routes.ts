import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REPORTS, type ReportName } from '../../../generated/server/reports.gen';
import { OPERATIONS } from '../../../generated/shared/operations.gen';
import type { ReportResult } from '../../shared/report';
import { audit } from '../db/audit';
import type { Database } from '../db/database';
import type { Sessions } from '../db/sessions/sessions';
import type { OperationContext } from '../operations/context';
import { reports } from '../operations/reports';
import { reportAnswer, type ReportAnswer, type ReportValues } from '../operations/reports/report-answer';
import { reportFile } from '../operations/reports/report-file';
import { asFile } from './as-file';
import { authorise } from './authorise';
import { EXPORT } from './export-routes';
import { takeExportSlot } from './export-slots';
import { operationContext } from './operation-context';
import { operationInput } from './operation-input';
import { actorOf } from './request-actor';
import { languageOf } from './texts';

/** Rows of an answer to be read on a screen; a file has all of them. */
const MOST_ROWS = 5000;

/** `GET` of each report: as JSON for the screen, or as a file (`formato=csv|xlsx`) for whoever may export. */
export function registerReports(app: FastifyInstance, database: Database, sessions: Sessions): void {
  for (const name of Object.keys(REPORTS) as ReportName[]) {
    const { path, permission } = OPERATIONS[name];
    const mayExport = authorise(sessions, EXPORT);
    app.get(path, { exposeHeadRoute: false, onRequest: authorise(sessions, permission) }, async (request, reply) => {
      const { params } = operationInput(name, false, request);
      const { formato = 'json', ...asked } = params as { formato?: 'json' | 'csv' | 'xlsx' };
      const run = () => answerOf(name, asked, request, operationContext(request, reply, database, sessions));
      if (formato === 'json') return onScreen(await run(), request);
      await mayExport.call(app, request, reply);
      return sendFile(name, formato, asked, run, request, reply, database);
    });
  }
}

async function answerOf(
  name: ReportName,
  params: Readonly<Record<string, unknown>>,
  request: FastifyRequest,
  context: OperationContext,
): Promise<ReportAnswer> {
  // One signature for all: the generated interface ties each handler to its own parameters where it is written.
  const handler = reports[name] as unknown as (
    asked: unknown,
    inContext: OperationContext,
  ) => Promise<ReportResult<ReportValues>>;
  return reportAnswer(
    REPORTS[name],
    params,
    await handler(params, context),
    languageOf(request.headers['accept-language']),
  );
}

function onScreen(answer: ReportAnswer, request: FastifyRequest): ReportAnswer {
  if (answer.filas.length <= MOST_ROWS) return answer;
  const limit = MOST_ROWS.toLocaleString('es-MX');
  const note =
    languageOf(request.headers['accept-language']) === 'en'
      ? `The first ${limit} rows are shown; the file has all of them.`
      : `Se muestran los primeros ${limit} renglones; el archivo los tiene todos.`;
  return { ...answer, filas: answer.filas.slice(0, MOST_ROWS), notas: [note, ...answer.notas] };
}

async function sendFile(
  name: ReportName,
  formato: 'csv' | 'xlsx',
  params: object,
  run: () => Promise<ReportAnswer>,
  request: FastifyRequest,
  reply: FastifyReply,
  { orm }: Database,
): Promise<FastifyReply> {
  const actor = actorOf(request);
  const release = takeExportSlot(actor.usuarioId);
  try {
    const answer = await run();
    await audit(orm, actor, {
      accion: 'EXPORTAR',
      entidad: `reporte ${REPORTS[name].name}`,
      entidadId: null,
      despues: { formato, filas: answer.filas.length, parametros: params },
    });
    const file = Readable.from(reportFile(answer, formato, actor.timeZone), {
      objectMode: false,
      highWaterMark: 64 * 1024,
    });
    file.once('close', release);
    return await asFile(reply, REPORTS[name].name, formato).header('X-Total-Items', answer.filas.length).send(file);
  } catch (error) {
    release();
    throw error;
  }
}
