import { and, eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { signos } from '#generated/server/tables.gen';
import { HIGH_NEWS2 } from '#areas/consulta/shared/signos/news2';
import { createRecord } from '#platform/server/records/create-record';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { audit } from '#platform/server/db/audit';
import { Problem } from '#platform/server/db/problem';
import { notifyHighScore } from '#areas/hospital/server/stays/notify-high-score';
import { stayInReach } from '#areas/hospital/server/stays/stay-in-reach';
import type { OperationContext } from '#platform/server/operations/context';

/**
 * Replaces a wrong set of signs by a corrected one. The wrong set stays visible (DOMAIN a.4). Both are marked in one transaction; a second
 * correction is refused.
 *
 * @throws Problem 404 outside the reader's scope; 409 SIGNOS_CORREGIDOS; 422 like any invalid set
 */
export const signosCorregir: OperationHandler<'signosCorregir', OperationContext> = async (
  { params: { signosId }, body: { motivo, ...values } },
  { tx, actor },
) => {
  const resource = resourceOf('signos');
  await tx.select({ signosId: signos.signosId }).from(signos).where(eq(signos.signosId, signosId)).for('update');
  const old = await findRecord(tx, resource, signosId, 'signos.capturar', actor);
  const [replaced] = await tx
    .update(signos)
    .set({
      estatus: 'CORREGIDO',
      modificadoPor: actor.usuarioId,
      fechaModificacion: new Date(),
      version: old.version + 1,
    })
    .where(and(eq(signos.signosId, signosId), eq(signos.estatus, 'VIGENTE')))
    .returning({ signosId: signos.signosId });
  if (!replaced) throw new Problem(409, 'SIGNOS_CORREGIDOS');
  await audit(tx, actor, {
    accion: 'EDITAR',
    entidad: 'signos',
    entidadId: signosId,
    antes: { estatus: old.estatus },
    despues: { estatus: 'CORREGIDO' },
    motivo,
  });
  const { pacienteId, visitaId, hospitalizacionId, fechaToma } = old;
  const corrected = await createRecord({
    tx,
    actor,
    resource,
    body: { ...values, fechaToma, pacienteId, visitaId, hospitalizacionId },
    // Access to the set suffices; the referenced records may be outside the reader's scope.
    trustedReferences: ['pacienteId', 'visitaId', 'hospitalizacionId'],
    set: { corrigeAId: signosId, motivoCorreccion: motivo },
  });
  if (hospitalizacionId != null && (old.news2Total ?? 0) < HIGH_NEWS2)
    await notifyHighScore(
      tx,
      await stayInReach(tx, hospitalizacionId, 'signos.capturar', actor),
      corrected.news2Total ?? null,
    );
  return corrected;
};
