import type { FastifyInstance, FastifyReply } from 'fastify';
import { REPORTS, type ReportName } from '../../../generated/server/reports.gen';
import { OPERATIONS } from '../../../generated/shared/operations.gen';
import type { ReportFileFormat } from '../../shared/report';
import { audit } from '../db/audit';
import type { Database } from '../db/database';
import type { Sessions } from '../db/sessions/sessions';
import { makeReport, screenAnswer, type MadeReport } from '../operations/reports/make-report';
import { openReport } from '../operations/reports/report-file';
import { asFile } from './as-file';
import { authorise } from './authorise';
import { EXPORT } from './export-routes';
import { takeExportSlot } from './export-slots';
import { operationContext } from './operation-context';
import { operationInput } from './operation-input';
import { goneSignal } from './progress-lines';
import { publicUrl } from './public-url';

interface Asked extends Record<string, unknown> {
  readonly formato?: 'json' | ReportFileFormat;
  readonly renglones?: boolean;
}

/** `GET` of each report: as JSON for the screen, or as a file (`formato=csv|xlsx|pdf`) for whoever may export. */
export function registerReports(
  app: FastifyInstance,
  database: Database,
  sessions: Sessions,
  configuredUrl: string | undefined,
): void {
  const mayExport = authorise(sessions, EXPORT);
  for (const name of Object.keys(REPORTS) as ReportName[]) {
    const { path, permission } = OPERATIONS[name];
    app.get(path, { exposeHeadRoute: false, onRequest: authorise(sessions, permission) }, async (request, reply) => {
      const { formato = 'json', renglones = true, ...asked } = operationInput(name, false, request).params as Asked;
      const context = operationContext(request, reply, database, sessions);
      const make = () => makeReport(name, asked, context);
      if (formato === 'json') return screenAnswer(await make(), renglones);
      await mayExport.call(app, request, reply);
      return sendFile(make, context.actor.usuarioId, formato, reply, publicUrl(app, configuredUrl));
    });
  }
}

async function sendFile(
  make: () => Promise<MadeReport>,
  usuarioId: number | null,
  formato: ReportFileFormat,
  reply: FastifyReply,
  address: string,
): Promise<FastifyReply> {
  const release = takeExportSlot(usuarioId);
  try {
    const made = await make();
    const { spec, asked, context } = made;
    const { total, title, write } = await openReport(made);
    const content = await write(formato, { address, signal: goneSignal(reply) });
    await audit(context.database.orm, context.actor, {
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
