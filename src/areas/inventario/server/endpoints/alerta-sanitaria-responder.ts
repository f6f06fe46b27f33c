import { and, eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { alertaSanitaria, alertaSanitariaAlmacen, almacen } from '#generated/server/tables.gen';
import { recallFigures } from '#areas/inventario/shared/alerta-sanitaria/figures';
import { issueAt } from '#platform/shared/rules/issue-at';
import { isFilled } from '#platform/shared/paths';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { audit } from '#platform/server/db/audit';
import { invalid, notFound, Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';

const PERMISSION = 'alerta-sanitaria.responder';

/**
 * Stores a warehouse's answer to a recall. A warehouse outside the list that found pieces is added: the list contains the system's
 * knowledge, the answer a physical finding.
 *
 * @throws Problem 404; 409 TRANSICION_INVALIDA when the recall is not in force; 422 FUERA_DE_ALCANCE_CAMPO for another's warehouse; 422
 * REQUERIDO when fewer pieces were located than the warehouse has, without an explanation of the others
 */
export const alertaSanitariaResponder: OperationHandler<'alertaSanitariaResponder', OperationContext> = async (
  { params: { alertaSanitariaId }, body: { almacenId, localizadas, respuesta = null } },
  { tx, actor },
) => {
  // Serialises concurrent answers, so that the totals include both.
  const [recall] = await tx
    .select({ estatus: alertaSanitaria.estatus })
    .from(alertaSanitaria)
    .where(and(eq(alertaSanitaria.alertaSanitariaId, alertaSanitariaId), eq(alertaSanitaria.activo, true)))
    .for('update');
  if (!recall) throw notFound();
  if (recall.estatus !== 'EMITIDA')
    throw new Problem(409, 'TRANSICION_INVALIDA', {
      labels: { estatus: `enums.EstatusAlertaSanitaria.${recall.estatus}` },
    });
  const [reached] = await tx
    .select({ almacenId: almacen.almacenId })
    .from(almacen)
    .where(and(eq(almacen.almacenId, almacenId), scopeCondition(resourceOf('almacen'), PERMISSION, actor)));
  if (!reached) throw invalid(issueAt(true, 'almacenId', 'FUERA_DE_ALCANCE_CAMPO'));

  const lines = await tx
    .select()
    .from(alertaSanitariaAlmacen)
    .where(eq(alertaSanitariaAlmacen.alertaSanitariaId, alertaSanitariaId));
  const before = lines.find((line) => line.almacenId === almacenId);
  const issues = issueAt(localizadas < (before?.existencia ?? 0) && !isFilled(respuesta), 'respuesta', 'REQUERIDO');
  if (issues.length > 0) throw invalid(issues);

  const now = new Date();
  const answer = { localizadas, respuesta, respondioId: actor.usuarioId, fechaRespuesta: now };
  const stamps = { modificadoPor: actor.usuarioId, fechaModificacion: now };
  if (before)
    await tx
      .update(alertaSanitariaAlmacen)
      .set({ ...answer, ...stamps })
      .where(eq(alertaSanitariaAlmacen.alertaSanitariaAlmacenId, before.alertaSanitariaAlmacenId));
  else
    await tx.insert(alertaSanitariaAlmacen).values({
      alertaSanitariaId,
      almacenId,
      orden: lines.length,
      existencia: 0,
      ...answer,
      ...stamps,
      creadoPor: actor.usuarioId,
    });
  await tx
    .update(alertaSanitaria)
    .set(recallFigures([...lines.filter((line) => line !== before), { ...before, localizadas }]))
    .where(eq(alertaSanitaria.alertaSanitariaId, alertaSanitariaId));
  await audit(tx, actor, {
    accion: 'EDITAR',
    entidad: 'alerta-sanitaria',
    entidadId: alertaSanitariaId,
    ...(before
      ? { antes: { almacenes: [{ almacenId, localizadas: before.localizadas, respuesta: before.respuesta }] } }
      : {}),
    despues: { almacenes: [{ almacenId, localizadas, respuesta }] },
  });
  return await findRecord(tx, resourceOf('alerta-sanitaria'), alertaSanitariaId, 'inventario.ver', actor);
};
