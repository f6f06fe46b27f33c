import { eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { usuario } from '#generated/server/tables.gen';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { notFound } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { begin } from '#areas/seguridad/server/simulacion/begin';

/**
 * Simulates the view of a user.
 *
 * @throws Problem 404 for a user out of the caller's reach; otherwise as `begin`.
 */
export const simulacionUsuario: OperationHandler<'simulacionUsuario', OperationContext> = async (
  { body: { usuarioId } },
  context,
) => {
  const { database, actor } = context;
  await findRecord(database.orm, resourceOf('usuario'), usuarioId, 'usuario.ver', actor);
  const [row] = await database.orm
    .select({
      perfilId: usuario.perfilId,
      unidadId: usuario.unidadId,
      almacenIds: usuario.almacenIds,
      servicioIds: usuario.servicioIds,
      proveedorId: usuario.proveedorId,
    })
    .from(usuario)
    .where(eq(usuario.usuarioId, usuarioId));
  if (!row) throw notFound();
  return begin(
    { ...row, comoUsuarioId: usuarioId, almacenIds: row.almacenIds ?? [], servicioIds: row.servicioIds ?? [] },
    context,
  );
};
