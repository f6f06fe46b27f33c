import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { PARAMETERS } from '#generated/server/operations.gen';
import { REPORTS, type ReportName } from '#generated/server/reports.gen';
import { OPERATIONS, type ReportesGuardadosAnswer } from '#generated/shared/operations.gen';
import { fromZonedTime, todayIn } from '#platform/shared/dates/moments';
import { keptDays, nextDay, type Frequency } from '#platform/shared/dates/kept-periods';
import { decodeErrors } from '#platform/shared/validation/validation';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { invalid, notFound, Problem } from '../db/problem';
import { pgErrorOf, SQLSTATE } from '../db/pg-error';
import { reporteGuardado } from '../db/system-tables';
import { lockInTurn } from '../db/lock-in-turn';

export type KeptReport = typeof reporteGuardado.$inferSelect;

/** Hour, in the reader's unit, at which scheduled reports are made: before the working day begins. */
const HOUR = '06:00';
/** Maximum kept reports of one person. */
const MAX_KEPT = 100;

const BY_NAME: ReadonlyMap<string, ReportName> = new Map(
  Object.entries(REPORTS).map(([operation, { name }]) => [name, operation as ReportName]),
);

/** Returns the operation of a report by the last part of its URL. */
export const reportOf = (name: string): ReportName | undefined => BY_NAME.get(name);

/** Converts a kept report to its form in the API. */
export const keptAnswer = ({
  reporteGuardadoId,
  nombre,
  reporte,
  parametros,
  periodo,
  formato,
  frecuencia,
  siguiente,
  version,
}: KeptReport): ReportesGuardadosAnswer[number] => ({
  reporteGuardadoId,
  nombre,
  reporte,
  parametros,
  periodo,
  formato,
  frecuencia,
  siguiente: siguiente?.toISOString() ?? null,
  version,
});

/** Returns the kept reports of a person, by name. */
export const readKept = (db: Queryable, usuarioId: number): Promise<KeptReport[]> =>
  db
    .select()
    .from(reporteGuardado)
    .where(eq(reporteGuardado.usuarioId, usuarioId))
    .orderBy(asc(reporteGuardado.nombre), asc(reporteGuardado.reporteGuardadoId));

/**
 * Returns a kept report of the actor, locked until the transaction ends.
 *
 * @throws Problem 404 when there is none
 */
export async function ownKept(tx: Queryable, id: number, actor: Actor): Promise<KeptReport> {
  const [found] = await tx
    .select()
    .from(reporteGuardado)
    .where(and(eq(reporteGuardado.reporteGuardadoId, id), eq(reporteGuardado.usuarioId, actor.usuarioId ?? -1)))
    .for('update');
  if (!found) throw notFound();
  return found;
}

type Wanted = Pick<KeptReport, 'reporte' | 'parametros' | 'periodo' | 'formato' | 'frecuencia' | 'nombre'>;

/**
 * Checks a kept report.
 *
 * @throws Problem 403 when the actor may not see it, or requests files without that permission. 422 when the report does not exist, does
 * not accept these parameters, or has no such file
 */
export function requireKeepable(wanted: Wanted, actor: Actor): void {
  const { reporte, formato, frecuencia, nombre } = wanted;
  const report = reportOf(reporte);
  if (!report) throw invalid([{ campo: 'reporte', codigo: 'OPCION', params: {} }]);
  const allowed: ReadonlySet<string> = new Set(actor.permissions.keys());
  if (!allowed.has(OPERATIONS[report].permission)) throw new Problem(403, 'SIN_PERMISO');
  if (frecuencia !== 'NINGUNA' && !allowed.has('reporte.exportar')) throw new Problem(403, 'SIN_PERMISO');
  if (nombre.trim() === '') throw invalid([{ campo: 'nombre', codigo: 'REQUERIDO', params: {} }]);
  if (!REPORTS[report].exports.includes(formato)) throw invalid([{ campo: 'formato', codigo: 'OPCION', params: {} }]);
  const { validate } = PARAMETERS[report]!;
  if (!validate(askedOf(wanted, todayIn(actor.timeZone))))
    throw invalid(
      decodeErrors(validate.errors ?? []).map((issue) => ({ ...issue, campo: `parametros.${issue.campo}` })),
    );
}

/** Returns the parameters of a kept report on a day. */
export function askedOf(
  { parametros, periodo }: Pick<KeptReport, 'parametros' | 'periodo'>,
  today: string,
): Record<string, unknown> {
  return { ...parametros, ...(periodo === null ? {} : keptDays(periodo, today)) };
}

/** Returns the next time a report is due after a day. */
export function dueAfter(frequency: Frequency, today: string, timeZone: string): Date | null {
  const day = nextDay(frequency, today);
  return day === null ? null : new Date(fromZonedTime({ date: day, time: HOUR }, timeZone));
}

/** Returns the kept reports that are due, earliest first, locked until the transaction ends. Skips those locked by another process. */
export const dueReports = (tx: Queryable, now: Date): Promise<KeptReport[]> =>
  tx
    .select()
    .from(reporteGuardado)
    .where(and(isNotNull(reporteGuardado.siguiente), lte(reporteGuardado.siguiente, now)))
    .orderBy(reporteGuardado.siguiente)
    .limit(100)
    .for('update', { skipLocked: true });

/** @throws Problem 422 when the user has the maximum number of kept reports. */
export async function requireRoom(tx: Queryable, usuarioId: number): Promise<void> {
  await lockInTurn(tx, 'reporte_guardado', usuarioId);
  const many = await tx.$count(reporteGuardado, eq(reporteGuardado.usuarioId, usuarioId));
  if (many >= MAX_KEPT) throw new Problem(422, 'REPORTES_GUARDADOS', { params: { limite: MAX_KEPT } });
}

/** Converts a violated unique name to an error of the form's field. */
export function keptProblem(error: unknown): unknown {
  if (pgErrorOf(error)?.code !== SQLSTATE.unique) return error;
  return new Problem(409, 'REPORTE_REPETIDO', {
    errores: [{ campo: 'nombre', codigo: 'REPORTE_REPETIDO', params: {} }],
  });
}
