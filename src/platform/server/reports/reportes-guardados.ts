import { eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { todayIn } from '#platform/shared/dates/moments';
import { audit } from '../db/audit';
import { Problem } from '../db/problem';
import { reporteGuardado } from '../db/system-tables';
import type { OperationContext } from '../operations/context';
import { dueAfter, keptAnswer, keptProblem, ownKept, readKept, requireKeepable, requireRoom } from './kept-reports';

/** Returns the kept reports of the actor. */
export const reportesGuardados: OperationHandler<'reportesGuardados', OperationContext> = async (
  _,
  { database, actor },
) => (await readKept(database.orm, actor.usuarioId ?? -1)).map(keptAnswer);

/** Saves a kept report. */
export const reporteGuardar: OperationHandler<'reporteGuardar', OperationContext> = async (
  { body },
  { database, actor },
) => {
  const { usuarioId, timeZone } = actor;
  if (usuarioId === null) throw new Problem(401, 'NO_AUTENTICADO');
  const wanted = { ...body, nombre: body.nombre.trim(), periodo: body.periodo ?? null };
  requireKeepable(wanted, actor);
  return database.orm
    .transaction(async (tx) => {
      await requireRoom(tx, usuarioId);
      const [kept] = await tx
        .insert(reporteGuardado)
        .values({ ...wanted, usuarioId, siguiente: dueAfter(wanted.frecuencia, todayIn(timeZone), timeZone) })
        .returning();
      await audit(tx, actor, {
        accion: 'CREAR',
        entidad: 'reporte-guardado',
        entidadId: kept!.reporteGuardadoId,
        despues: wanted,
      });
      return keptAnswer(kept!);
    })
    .catch((error: unknown) => {
      throw keptProblem(error);
    });
};

/** Changes a kept report. Properties that the body omits stay unchanged. */
export const reporteGuardadoCambiar: OperationHandler<'reporteGuardadoCambiar', OperationContext> = async (
  { params, body },
  { database, actor },
) =>
  database.orm
    .transaction(async (tx) => {
      const before = await ownKept(tx, params.reporteGuardadoId, actor);
      const { version, ...given } = body;
      if (before.version !== version)
        throw new Problem(412, 'CONFLICTO_VERSION', { extra: { actual: keptAnswer(before) } });
      const changes = { ...given, ...(given.nombre === undefined ? {} : { nombre: given.nombre.trim() }) };
      const wanted = { ...before, ...changes };
      requireKeepable(wanted, actor);
      const [kept] = await tx
        .update(reporteGuardado)
        .set({
          ...changes,
          siguiente: dueAfter(wanted.frecuencia, todayIn(actor.timeZone), actor.timeZone),
          version: before.version + 1,
          fechaModificacion: new Date(),
        })
        .where(eq(reporteGuardado.reporteGuardadoId, before.reporteGuardadoId))
        .returning();
      const changed = Object.keys(changes) as (keyof typeof changes)[];
      await audit(tx, actor, {
        accion: 'EDITAR',
        entidad: 'reporte-guardado',
        entidadId: before.reporteGuardadoId,
        antes: Object.fromEntries(changed.map((name) => [name, before[name]])),
        despues: changes,
      });
      return keptAnswer(kept!);
    })
    .catch((error: unknown) => {
      throw keptProblem(error);
    });

/** Deletes a kept report. */
export const reporteGuardadoQuitar: OperationHandler<'reporteGuardadoQuitar', OperationContext> = async (
  { params },
  { database, actor },
) =>
  database.orm.transaction(async (tx) => {
    const { reporteGuardadoId, nombre, reporte } = await ownKept(tx, params.reporteGuardadoId, actor);
    await tx.delete(reporteGuardado).where(eq(reporteGuardado.reporteGuardadoId, reporteGuardadoId));
    await audit(tx, actor, {
      accion: 'ELIMINAR',
      entidad: 'reporte-guardado',
      entidadId: reporteGuardadoId,
      antes: { nombre, reporte },
    });
    return true;
  });
