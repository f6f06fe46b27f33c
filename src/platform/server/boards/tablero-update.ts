import { eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { audit } from '../db/audit';
import { Problem } from '../db/problem';
import { tablero } from '../db/system-tables';
import type { OperationContext } from '../operations/context';
import { requireSharing } from '../views/view-access';
import { boardProblem, ownBoard, requireBoard } from './board-access';
import { readBoards } from './read-boards';

/** Updates one of the actor's boards; omitted fields keep their values. */
export const tableroUpdate: OperationHandler<'tableroUpdate', OperationContext> = async (
  { params, body },
  { database, actor },
) =>
  database.orm
    .transaction(async (tx) => {
      const before = await ownBoard(tx, params.tableroId, actor);
      const { version, ...given } = body;
      requireBoard(given);
      // Only newly sharing a board requires the permission; a shared one may stay shared.
      if (!before.compartida) requireSharing(given.compartida, actor);
      if (before.version !== version) {
        const [actual] = await readBoards(tx, eq(tablero.tableroId, before.tableroId), actor);
        throw new Problem(412, 'CONFLICTO_VERSION', { extra: { actual } });
      }
      const changes = { ...given, ...(given.nombre === undefined ? {} : { nombre: given.nombre.trim() }) };
      await tx
        .update(tablero)
        .set({ ...changes, version: before.version + 1, fechaModificacion: new Date() })
        .where(eq(tablero.tableroId, before.tableroId));
      const changed = Object.keys(changes) as (keyof typeof changes)[];
      await audit(tx, actor, {
        accion: 'EDITAR',
        entidad: 'tablero',
        entidadId: before.tableroId,
        antes: Object.fromEntries(changed.map((name) => [name, before[name]])),
        despues: changes,
      });
      const [board] = await readBoards(tx, eq(tablero.tableroId, before.tableroId), actor);
      return board!;
    })
    .catch((error: unknown) => {
      throw boardProblem(error);
    });
