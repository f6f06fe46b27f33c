import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { REPORTS, type ReportName } from '#generated/server/reports.gen';
import type { ReporteArchivosAnswer } from '#generated/shared/operations.gen';
import type { Language } from '#platform/shared/language';
import type { ReportFileFormat } from '#platform/shared/report';
import type { Queryable } from '../db/database';
import { Problem } from '../db/problem';
import { reporteArchivo } from '../db/system-tables';
import { lockInTurn } from '../db/lock-in-turn';

const DAY_MS = 24 * 60 * 60_000;
/** Days that a file can be downloaded. */
const KEPT_DAYS = 7;
/** Maximum reports of one person that wait or are in progress. */
const MAX_WAITING = 10;
/** Maximum interval between two signs of life of a report's process; it counts as dead after `GONE_MS`. */
export const HEARTBEAT_MS = 5_000;
const GONE_MS = 45_000;
/** Maximum attempts at a report: each failed one may have crashed a process. */
const MAX_ATTEMPTS = 3;

export type ReportFile = typeof reporteArchivo.$inferSelect;

/** A request for a report in the background. */
export interface ReportOrder {
  readonly usuarioId: number;
  readonly report: ReportName;
  readonly nombre: string;
  readonly parametros: Readonly<Record<string, unknown>>;
  readonly formato: ReportFileFormat;
  readonly idioma: Language;
  readonly reporteGuardadoId?: number;
}

/**
 * Queues a report. An identical report that is already waiting is not queued twice.
 *
 * @returns its key, and the number of rows if counted
 * @throws Problem 429 when too many reports of the person are waiting
 */
export async function orderReport(
  tx: Queryable,
  { report, ...order }: ReportOrder,
  filasTotal: number | null = null,
): Promise<ReportFile> {
  await lockInTurn(tx, 'reporte_archivo', order.usuarioId);
  const waiting = await tx
    .select()
    .from(reporteArchivo)
    .where(and(eq(reporteArchivo.usuarioId, order.usuarioId), isPending));
  const same = waiting.find(
    (each) =>
      each.reporte === report &&
      each.formato === order.formato &&
      each.idioma === order.idioma &&
      sameParameters(each.parametros, order.parametros),
  );
  if (same) return same;
  if (waiting.length >= MAX_WAITING) throw new Problem(429, 'REPORTES_EN_COLA', { params: { limite: MAX_WAITING } });
  const [ordered] = await tx
    .insert(reporteArchivo)
    .values({ ...order, reporte: report, filasTotal })
    .returning();
  return ordered!;
}

/** Excludes reports that this version of the product no longer has: they can be neither made nor named. */
export const isMadeStill = inArray(reporteArchivo.reporte, Object.keys(REPORTS) as ReportName[]);

const isPending = inArray(reporteArchivo.estatus, ['EN_COLA', 'EN_PROCESO']);

const sameParameters = (one: object, other: object) => {
  const entries = (params: object) => JSON.stringify(Object.entries(params).toSorted(([a], [b]) => a.localeCompare(b)));
  return entries(one) === entries(other);
};

const isAbandoned = (now: Date) =>
  or(
    eq(reporteArchivo.estatus, 'EN_COLA'),
    and(eq(reporteArchivo.estatus, 'EN_PROCESO'), lt(reporteArchivo.latido, new Date(now.getTime() - GONE_MS))),
  );

/** Claims a report that is waiting or whose process is dead; otherwise returns null. */
export async function takeReport(db: Queryable, id: number, now = new Date()): Promise<ReportFile | null> {
  const [taken] = await db
    .update(reporteArchivo)
    .set({ estatus: 'EN_PROCESO', intento: sql`${reporteArchivo.intento} + 1`, latido: now, filas: 0 })
    .where(and(eq(reporteArchivo.reporteArchivoId, id), isAbandoned(now)))
    .returning();
  return taken ?? null;
}

export const isHopeless = ({ intento }: ReportFile): boolean => intento > MAX_ATTEMPTS;

/** Returns reports without a live process, oldest first. */
export async function waitingReports(db: Queryable, now = new Date()): Promise<readonly number[]> {
  const found = await db
    .select({ id: reporteArchivo.reporteArchivoId })
    .from(reporteArchivo)
    .where(isAbandoned(now))
    .orderBy(reporteArchivo.reporteArchivoId)
    .limit(100);
  return found.map(({ id }) => id);
}

/**
 * Updates the progress or the result of a report in progress.
 *
 * @returns false when the claim is lost: the report was cancelled or taken over
 */
export async function markReport(
  db: Queryable,
  { reporteArchivoId, intento }: ReportFile,
  changes: Partial<
    Pick<ReportFile, 'estatus' | 'filas' | 'filasTotal' | 'bytes' | 'huella' | 'problema' | 'terminado'>
  >,
): Promise<boolean> {
  const marked = await db
    .update(reporteArchivo)
    .set({ ...changes, latido: new Date() })
    .where(
      and(
        eq(reporteArchivo.reporteArchivoId, reporteArchivoId),
        eq(reporteArchivo.intento, intento),
        eq(reporteArchivo.estatus, 'EN_PROCESO'),
      ),
    )
    .returning({ id: reporteArchivo.reporteArchivoId });
  return marked.length > 0;
}

const keptSince = (now: Date) => new Date(now.getTime() - KEPT_DAYS * DAY_MS);

/** Returns the reports of a person that are waiting, in progress or downloadable, newest first. */
export async function readReportFiles(
  db: Queryable,
  usuarioId: number,
  now = new Date(),
): Promise<ReporteArchivosAnswer> {
  const found = await db
    .select()
    .from(reporteArchivo)
    .where(
      and(
        eq(reporteArchivo.usuarioId, usuarioId),
        isMadeStill,
        or(isPending, gt(reporteArchivo.terminado, keptSince(now))),
      ),
    )
    .orderBy(desc(reporteArchivo.reporteArchivoId))
    .limit(200);
  return found.map(({ reporteArchivoId, reporte, nombre, formato, estatus, filas, filasTotal, bytes, ...row }) => ({
    reporteArchivoId,
    reporte: REPORTS[reporte].name,
    nombre,
    formato,
    estatus,
    filas,
    filasTotal,
    bytes,
    problema: row.problema,
    fecha: row.fecha.toISOString(),
    vence: row.huella === null ? null : new Date(row.terminado!.getTime() + KEPT_DAYS * DAY_MS).toISOString(),
  }));
}

/** Deletes reports whose files have expired; the next clean-up of files deletes their content. */
export async function forgetOldReports(db: Queryable, now = new Date()): Promise<void> {
  await db
    .delete(reporteArchivo)
    .where(
      or(
        lt(reporteArchivo.terminado, keptSince(now)),
        and(isNull(reporteArchivo.terminado), lt(reporteArchivo.fecha, keptSince(now))),
      ),
    );
}
