import { eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { audit } from '../db/audit';
import { Problem } from '../db/problem';
import { tablero } from '../db/system-tables';
import type { OperationContext } from '../operations/context';
import { requireSharing } from '../views/view-access';
import { boardProblem, requireBoard } from './board-access';
import { readBoards } from './read-boards';

/** Saves a board for the actor. */
export const tableroCreate: OperationHandler<'tableroCreate', OperationContext> = async (
  { body },
  { database, actor },
) => {
  const { nombre, contenido, compartida = false } = body;
  const { usuarioId } = actor;
  requireSharing(compartida, actor);
  requireBoard(body);
  if (usuarioId === null) throw new Problem(401, 'NO_AUTENTICADO');
  return database.orm
    .transaction(async (tx) => {
      const [created] = await tx
        .insert(tablero)
        .values({ nombre: nombre.trim(), usuarioId, contenido, compartida })
        .returning({ id: tablero.tableroId });
      await audit(tx, actor, { accion: 'CREAR', entidad: 'tablero', entidadId: created!.id, despues: { ...body } });
      const [board] = await readBoards(tx, eq(tablero.tableroId, created!.id), actor);
      return board!;
    })
    .catch((error: unknown) => {
      throw boardProblem(error);
    });
};
