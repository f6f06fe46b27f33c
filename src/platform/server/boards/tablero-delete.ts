import { eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { audit } from '../db/audit';
import { tablero } from '../db/system-tables';
import type { OperationContext } from '../operations/context';
import { ownBoard } from './board-access';

/** Deletes one of the actor's boards. */
export const tableroDelete: OperationHandler<'tableroDelete', OperationContext> = async (
  { params },
  { database, actor },
) =>
  database.orm.transaction(async (tx) => {
    const { tableroId, nombre, contenido, compartida } = await ownBoard(tx, params.tableroId, actor);
    await tx.delete(tablero).where(eq(tablero.tableroId, tableroId));
    await audit(tx, actor, {
      accion: 'ELIMINAR',
      entidad: 'tablero',
      entidadId: tableroId,
      antes: { nombre, contenido, compartida },
    });
    return true;
  });
