import { setTimeout as rest } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { and, eq } from 'drizzle-orm';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { DEFAULT_LANGUAGE, isLanguage } from '#platform/shared/language';
import { todayIn } from '#platform/shared/dates/moments';
import { notify } from '#areas/avisos/server/notify';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Database } from '#platform/server/db/database';
import type { FileStore } from '#platform/server/db/files/file-store';
import { loadIdentity } from '#areas/seguridad/server/identity';
import { notFound, Problem } from '#platform/server/db/problem';
import { preferencia, reporteArchivo, reporteGuardado } from '#platform/server/db/system-tables';
import type { Sessions } from '#platform/server/sessions/sessions';
import { askedOf, dueAfter, dueReports, reportOf } from '#platform/server/reports/kept-reports';
import {
  HEARTBEAT_MS,
  isHopeless,
  isMadeStill,
  markReport,
  orderReport,
  takeReport,
  waitingReports,
  type ReportFile,
  type ReportOrder,
} from '#platform/server/reports/report-files';
import { makeReport } from '#platform/server/reports/make-report';
import { openReport } from '#platform/server/reports/report-file';
import type { Jobs } from '#platform/server/jobs/jobs';
import { asFile } from '../answers/as-file';
import { authorise } from '../security/authorise';
import { EXPORT } from './export-routes';
import { publicUrl } from '../public-url';
import { actorOf } from '../security/request-actor';
import { openStored } from '../answers/send-stored-file';
import { serverText } from '../answers/texts';

const MINUTE_S = 60;
/** Maximum file size, above that of any workbook with the maximum of rows. */
const MAX_BYTES = 2 ** 31;
const MAX_REST_MS = 100;

/** Reports generated in the background. */
export interface ReportFiles {
  /** Orders a report, and starts it. @throws Problem 429 when the person has too many unfinished ones. */
  readonly order: (order: ReportOrder, rows: number) => Promise<ReportFile>;
  /** Restarts abandoned reports, after the jobs have started: a closed server leaves some. */
  readonly resume: () => Promise<void>;
}

interface Options {
  readonly files: FileStore;
  readonly publicUrl: string | undefined;
  /** Time zone of the network, for users without a unit. */
  readonly timeZone: string;
}

/**
 * Background generator of reports: one at a time in each process, with the current permissions of the user who ordered it. The process
 * sends a heartbeat every few seconds; an abandoned report restarts within two minutes. Every five minutes due kept reports are ordered.
 */
export function defineReportFiles(
  app: FastifyInstance,
  jobs: Jobs,
  database: Database,
  { files, publicUrl: configuredUrl, timeZone }: Options,
): ReportFiles {
  const { orm } = database;
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const making = jobs.define<{ readonly id: number }>('reporte-archivo', {
    leaseSeconds: 60 * MINUTE_S,
    // Not retried by the queue: the table records unfinished reports, see below.
    retry: { limit: 0, delaySeconds: MINUTE_S },
    handler: async ({ id }) => {
      const taken = await takeReport(orm, id);
      if (taken) await makeFile(taken);
    },
  });
  jobs.define('reportes-pendientes', {
    everySeconds: MINUTE_S,
    leaseSeconds: 2 * MINUTE_S,
    retry: { limit: 1, delaySeconds: 10 },
    handler: () => resume(),
  });
  const resume = async () => {
    for (const id of await waitingReports(orm)) await making.send(orm, { id });
    jobs.wake();
  };
  jobs.define('reportes-programados', {
    everySeconds: 5 * MINUTE_S,
    leaseSeconds: 5 * MINUTE_S,
    retry: { limit: 1, delaySeconds: 10 },
    handler: async () => {
      await orderDue(new Date());
      jobs.wake();
    },
  });

  /**
   * Orders the due kept reports. One whose owner has no active account is postponed like any other, because the account may be restored.
   */
  const orderDue = (now: Date) =>
    orm.transaction(async (tx) => {
      for (const kept of await dueReports(tx, now)) {
        const { usuarioId, reporteGuardadoId, nombre, formato, frecuencia } = kept;
        const identity = await loadIdentity(tx, usuarioId);
        const zone = identity?.zonaHoraria ?? timeZone;
        const today = todayIn(zone, now);
        const report = reportOf(kept.reporte);
        if (identity && report) {
          const [choice] = await tx.select().from(preferencia).where(eq(preferencia.usuarioId, usuarioId));
          const language = choice?.contenido['idioma'];
          const ordered = await orderReport(tx, {
            usuarioId,
            reporteGuardadoId,
            report,
            nombre,
            parametros: askedOf(kept, today),
            formato,
            idioma: isLanguage(language) ? language : DEFAULT_LANGUAGE,
          }).catch((error: unknown) => {
            // The queue is full: this report waits for the next run.
            if (error instanceof Problem) return null;
            throw error;
          });
          if (ordered) await making.send(tx, { id: ordered.reporteArchivoId });
        }
        await tx
          .update(reporteGuardado)
          .set({ siguiente: dueAfter(frecuencia, today, zone) })
          .where(eq(reporteGuardado.reporteGuardadoId, reporteGuardadoId));
      }
    });

  const makeFile = async (file: ReportFile): Promise<void> => {
    try {
      if (isHopeless(file)) throw new Problem(500, 'INTERNO');
      await write(file);
    } catch (error) {
      if (error instanceof TakenAway) return;
      if (closing.signal.aborted) {
        await markReport(orm, file, { estatus: 'EN_COLA' }).catch(() => undefined);
        return;
      }
      if (!(error instanceof Problem))
        app.log.error({ err: error, reporteArchivo: file.reporteArchivoId }, 'a report could not be made');
      await orm.transaction(async (tx) => {
        const problema = error instanceof Problem ? error.codigo : 'INTERNO';
        if (await markReport(tx, file, { estatus: 'FALLIDO', problema, terminado: new Date() }))
          await tell(tx, file, 'REPORTE_FALLIDO');
      });
    }
  };

  const write = async (file: ReportFile): Promise<void> => {
    const name = file.reporte;
    const actor = await actorFor(file);
    const context = {
      database,
      actor,
      text: (key: string, params?: Readonly<Record<string, string | number>>) =>
        serverText(actor.language ?? DEFAULT_LANGUAGE, key, params),
    };
    const opened = await openReport(await makeReport(name, file.parametros, context));
    const progress = startProgress(file, opened.total);
    try {
      const content = await opened.write(file.formato, {
        address: publicUrl(app, configuredUrl),
        signal: AbortSignal.any([closing.signal, progress.taken]),
        onRows: progress.rows,
      });
      // The stream may fail before it has a reader.
      content.on('error', () => undefined);
      const ended = AbortSignal.any([closing.signal, progress.taken]);
      ended.addEventListener('abort', () => content.destroy(), { once: true });
      if (ended.aborted) content.destroy();
      const { huella, bytes } = await files
        .receive(content, MAX_BYTES, async () => null)
        .catch((error: unknown) => {
          throw progress.taken.aborted ? new TakenAway() : error;
        });
      await orm.transaction(async (tx) => {
        const isTheirs = await markReport(tx, file, {
          estatus: 'LISTO',
          filas: opened.total,
          filasTotal: opened.total,
          huella,
          bytes,
          terminado: new Date(),
        });
        if (!isTheirs) throw new TakenAway();
        await audit(tx, actor, {
          accion: 'EXPORTAR',
          entidad: `reporte ${opened.name}`,
          entidadId: null,
          despues: { formato: file.formato, filas: opened.total, parametros: file.parametros, bytes },
        });
        await tell(tx, file, 'REPORTE_LISTO');
      });
    } finally {
      progress.end();
    }
  };

  /** Records heartbeat and progress of a report every few seconds. */
  const startProgress = (file: ReportFile, total: number) => {
    const taken = new AbortController();
    let filas = 0;
    let rested = performance.now();
    const beat = async () => {
      const isTheirs = await markReport(orm, file, { filas, filasTotal: total }).catch(() => true);
      if (!isTheirs) taken.abort();
    };
    const timer = setInterval(() => void beat(), HEARTBEAT_MS).unref();
    void beat();
    return {
      taken: taken.signal,
      rows: async (rows: number) => {
        filas = rows;
        // Pauses as long as the last rows took, so that other requests are served.
        await rest(Math.min(performance.now() - rested, MAX_REST_MS));
        rested = performance.now();
      },
      end: () => clearInterval(timer),
    };
  };

  /**
   * Builds the actor of the user who ordered the report, with their current permissions. @throws Problem 403 when these no longer include
   * the report.
   */
  const actorFor = async ({ usuarioId, reporte, idioma, reporteArchivoId }: ReportFile): Promise<Actor> => {
    const identity = await loadIdentity(orm, usuarioId);
    const held: ReadonlySet<string> = new Set(identity?.permissions.keys() ?? []);
    if (!identity || !held.has(OPERATIONS[reporte].permission) || !held.has(EXPORT))
      throw new Problem(403, 'REPORTE_SIN_PERMISO');
    return {
      ...identity,
      timeZone: identity.zonaHoraria ?? timeZone,
      ip: null,
      device: null,
      correlationId: `reporte-archivo ${reporteArchivoId}`,
      language: idioma,
    };
  };

  return {
    resume,
    order: async (order, rows) => {
      const ordered = await orm.transaction(async (tx) => {
        const file = await orderReport(tx, order, rows);
        if (file.estatus === 'EN_COLA') await making.send(tx, { id: file.reporteArchivoId });
        return file;
      });
      jobs.wake();
      return ordered;
    },
  };
}

/** Thrown when another process has taken the report over. */
class TakenAway extends Error {}

type Told = 'REPORTE_LISTO' | 'REPORTE_FALLIDO';

function tell(
  tx: Parameters<typeof notify>[0],
  { usuarioId, reporteArchivoId, reporteGuardadoId, nombre }: ReportFile,
  tipo: Told,
): Promise<void> {
  return notify(
    tx,
    [usuarioId],
    {
      tipo,
      severidad: tipo === 'REPORTE_LISTO' ? 'INFO' : 'AVISO',
      detalle: nombre,
      ruta: '/reportes/archivos',
      agrupador: `reporte-archivo ${reporteArchivoId}`,
    },
    // Scheduled reports are mailed, because their user is not waiting at a screen.
    { byMail: reporteGuardadoId !== null },
  );
}

const FILE_PATH = '/reportes/archivos/:id/contenido';

/** Registers `GET /reportes/archivos/{reporteArchivoId}/contenido`: the file, for the user who ordered it and may still see the report. */
export function registerReportFiles(
  api: FastifyInstance,
  { orm }: Database,
  sessions: Sessions,
  files: FileStore,
): void {
  api.get<{ Params: { id: string } }>(
    FILE_PATH,
    { exposeHeadRoute: false, onRequest: authorise(sessions, EXPORT) },
    async (request, reply) => {
      const actor = actorOf(request);
      const id = /^\d{1,15}$/.test(request.params.id) ? Number(request.params.id) : -1;
      const [file] = await orm
        .select()
        .from(reporteArchivo)
        .where(
          and(
            eq(reporteArchivo.reporteArchivoId, id),
            eq(reporteArchivo.usuarioId, actor.usuarioId ?? -1),
            eq(reporteArchivo.estatus, 'LISTO'),
            isMadeStill,
          ),
        );
      if (!file?.huella) throw notFound();
      const permission = OPERATIONS[file.reporte].permission;
      if (!new Set<string>(actor.permissions.keys()).has(permission)) throw new Problem(403, 'SIN_PERMISO');
      const content = await openStored(files, file.huella);
      const format = file.formato;
      void asFile(reply, 'reporte', format, file.nombre).header('Content-Length', file.bytes!);
      return reply.header('X-Total-Items', file.filas).send(content);
    },
  );
}
