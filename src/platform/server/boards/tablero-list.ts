import { eq, or } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { tablero } from '../db/system-tables';
import type { OperationContext } from '../operations/context';
import { readBoards } from './read-boards';

/** Handles the list of custom boards: the actor's own and shared ones. */
export const tableroList: OperationHandler<'tableroList', OperationContext> = (_, { database, actor }) =>
  readBoards(database.orm, or(eq(tablero.usuarioId, actor.usuarioId ?? 0), eq(tablero.compartida, true)), actor);
