import { eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { audit } from '../db/audit';
import { vista } from '../db/system-tables';
import type { OperationContext } from '../operations/context';
import { ownView } from './view-access';

/** Deletes a view of the actor. */
export const vistaDelete: OperationHandler<'vistaDelete', OperationContext> = async ({ params }, { database, actor }) =>
  database.orm.transaction(async (tx) => {
    const { vistaId, recurso, nombre, contenido, compartida } = await ownView(tx, params.vistaId, actor);
    await tx.delete(vista).where(eq(vista.vistaId, vistaId));
    await audit(tx, actor, {
      accion: 'ELIMINAR',
      entidad: 'vista',
      entidadId: vistaId,
      antes: { recurso, nombre, contenido, compartida },
    });
    return true;
  });
