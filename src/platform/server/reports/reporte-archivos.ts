import { and, eq, inArray } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { notFound } from '../db/problem';
import { reporteArchivo } from '../db/system-tables';
import type { OperationContext } from '../operations/context';
import { readReportFiles } from './report-files';

/** Returns the actor's own reports made in the background. */
export const reporteArchivos: OperationHandler<'reporteArchivos', OperationContext> = (_, { database, actor }) =>
  readReportFiles(database.orm, actor.usuarioId ?? -1);

/** Cancels a report in progress, which its process notices within seconds, or deletes a finished one. */
export const reporteArchivoQuitar: OperationHandler<'reporteArchivoQuitar', OperationContext> = async (
  { params: { reporteArchivoId } },
  { database, actor },
) =>
  database.orm.transaction(async (tx) => {
    const isIt = and(
      eq(reporteArchivo.reporteArchivoId, reporteArchivoId),
      eq(reporteArchivo.usuarioId, actor.usuarioId ?? -1),
    );
    const ended = await tx
      .update(reporteArchivo)
      .set({ estatus: 'CANCELADO', terminado: new Date() })
      .where(and(isIt, inArray(reporteArchivo.estatus, ['EN_COLA', 'EN_PROCESO'])))
      .returning({ id: reporteArchivo.reporteArchivoId });
    if (ended.length > 0) return true;
    const removed = await tx.delete(reporteArchivo).where(isIt).returning({ id: reporteArchivo.reporteArchivoId });
    if (removed.length === 0) throw notFound();
    return true;
  });
