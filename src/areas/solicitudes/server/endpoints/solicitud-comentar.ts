import { eq, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { solicitud } from '#generated/server/tables.gen';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { audit } from '#platform/server/db/audit';
import type { OperationContext } from '#platform/server/operations/context';
import { userName } from '#areas/seguridad/server/user-name';

/** Adds a comment to the thread of a request in any state. Requires access to the request. */
export const solicitudComentar: OperationHandler<'solicitudComentar', OperationContext> = async (
  { params: { solicitudId }, body: { texto } },
  { tx, actor },
) => {
  const isIt = eq(solicitud.solicitudId, solicitudId);
  await tx.select({ id: solicitud.solicitudId }).from(solicitud).where(isIt).for('update');
  const resource = resourceOf('solicitud');
  await findRecord(tx, resource, solicitudId, 'solicitud.ver', actor);
  const now = new Date();
  // Snapshot of the name: readers of the thread may not have access to accounts.
  const comment = {
    usuarioId: actor.usuarioId,
    fecha: now.toISOString(),
    autor: await userName(tx, actor.usuarioId),
    texto,
  };
  await tx
    .update(solicitud)
    .set({
      comentarios: sql`coalesce(${solicitud.comentarios}, '[]'::jsonb) || ${JSON.stringify([comment])}::jsonb`,
      version: sql`${solicitud.version} + 1`,
      modificadoPor: actor.usuarioId,
      fechaModificacion: now,
    })
    .where(isIt);
  await audit(tx, actor, {
    accion: 'EDITAR',
    entidad: 'solicitud',
    entidadId: solicitudId,
    despues: { comentarios: [comment] },
  });
  return await findRecord(tx, resource, solicitudId, 'solicitud.ver', actor);
};
