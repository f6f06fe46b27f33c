import { eq, or } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { tablero } from '../db/system-tables';
import type { OperationContext } from '../operations/context';
import { readBoards } from './read-boards';

/** Boards that people put together: the actor's own and those that are shared. */
export const tableroList: OperationHandler<'tableroList', OperationContext> = (_, { database, actor }) =>
  readBoards(database.orm, or(eq(tablero.usuarioId, actor.usuarioId ?? 0), eq(tablero.compartida, true)), actor);
