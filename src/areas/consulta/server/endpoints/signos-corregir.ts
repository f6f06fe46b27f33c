import { and, eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { signos } from '#generated/server/tables.gen';
import { HIGH_NEWS2 } from '#areas/consulta/shared/signos/news2';
import { createRecord } from '#platform/server/records/create-record';
import { findRecord } from '#platform/server/records/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { audit } from '#platform/server/db/audit';
import { Problem } from '#platform/server/db/problem';
import { notifyHighScore } from '#areas/hospital/server/stays/notify-high-score';
import { stayInReach } from '#areas/hospital/server/stays/stay-in-reach';
import type { OperationContext } from '#platform/server/operations/context';

/**
 * Writes a set in the place of one that was written wrongly, which stays to be seen (DOMAIN a.4). Both say so in one transaction; who comes
 * second hears that it has been corrected already.
 *
 * @throws Problem 404 out of reach; 409 SIGNOS_CORREGIDOS; 422 as any set is refused
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
    // Reach of the set is enough; the records that it names may be out of reach.
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
