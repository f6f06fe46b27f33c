import type { FastifyInstance, FastifyReply } from 'fastify';
import { REPORTS, type ReportName } from '#generated/server/reports.gen';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { DEFAULT_LANGUAGE } from '#platform/shared/language';
import { MAX_REPORT_ROWS, type ReportFileFormat } from '#platform/shared/report';
import { requireFits } from '#platform/server/export/xlsx';
import { audit } from '#platform/server/db/audit';
import type { Database } from '#platform/server/db/database';
import type { Sessions } from '#platform/server/sessions/sessions';
import { makeReport, screenAnswer, type MadeReport } from '#platform/server/reports/make-report';
import { openReport } from '#platform/server/reports/report-file';
import { asFile } from '../answers/as-file';
import { authorise } from '../security/authorise';
import { EXPORT } from './export-routes';
import { takeExportSlot } from '../answers/export-slots';
import { operationContext } from '../operation-context';
import { operationInput } from '../operation-input';
import { goneSignal } from '../answers/progress-lines';
import { publicUrl } from '../public-url';
import type { ReportFiles } from './report-files';

interface Asked extends Record<string, unknown> {
  readonly formato?: 'json' | ReportFileFormat;
  /** Names of the requested blocks; all by default. */
  readonly bloques?: readonly string[];
}

/** Registers `GET` of each report: as JSON for the screen, or as a file (`formato=csv|xlsx|pdf`) for users who may export. */
export function registerReports(
  app: FastifyInstance,
  database: Database,
  sessions: Sessions,
  files: ReportFiles,
  configuredUrl: string | undefined,
): void {
  const mayExport = authorise(sessions, EXPORT);
  for (const name of Object.keys(REPORTS) as ReportName[]) {
    const { path, permission } = OPERATIONS[name];
    app.get(path, { exposeHeadRoute: false, onRequest: authorise(sessions, permission) }, async (request, reply) => {
      const { formato = 'json', bloques, ...asked } = operationInput(name, false, request).params as Asked;
      const context = operationContext(request, reply, database, sessions);
      const make = () => makeReport(name, asked, context);
      if (formato === 'json') return screenAnswer(await make(), bloques);
      await mayExport.call(app, request, reply);
      return sendFile(name, formato, await make(), files, reply, publicUrl(app, configuredUrl));
    });
  }
}

/**
 * Sends the file. For one with many rows it sends 202 and the order: the file is generated in the background, and a notice announces it.
 */
async function sendFile(
  name: ReportName,
  formato: ReportFileFormat,
  made: MadeReport,
  files: ReportFiles,
  reply: FastifyReply,
  address: string,
): Promise<FastifyReply> {
  const {
    spec,
    asked,
    context: { database, actor },
  } = made;
  const { total, title, write } = await openReport(made);
  // A PDF has at most a few thousand rows: it is refused, or generated at once.
  if (total > MAX_REPORT_ROWS && formato !== 'pdf' && actor.usuarioId !== null && !actor.simulation) {
    requireFits(formato, total);
    const { reporteArchivoId } = await files.order(
      {
        usuarioId: actor.usuarioId,
        report: name,
        nombre: title,
        parametros: asked,
        formato,
        idioma: actor.language ?? DEFAULT_LANGUAGE,
      },
      total,
    );
    return reply.code(202).header('Location', '/api/reportes/archivos').send({ reporteArchivoId, filasTotal: total });
  }
  const release = takeExportSlot(actor.usuarioId);
  try {
    const content = await write(formato, { address, signal: goneSignal(reply) });
    await audit(database.orm, actor, {
      accion: 'EXPORTAR',
      entidad: `reporte ${spec.name}`,
      entidadId: null,
      despues: { formato, filas: total, parametros: asked },
    });
    void asFile(reply, spec.name, formato, formato === 'pdf' ? title : null);
    void reply.header('X-Total-Items', total);
    content.once('close', release);
    return await reply.send(content);
  } catch (error) {
    release();
    throw error;
  }
}
