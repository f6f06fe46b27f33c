import { and, eq, or } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { vista } from '../db/system-tables';
import type { OperationContext } from '../operations/context';
import { readViews } from './read-views';
import { requireList } from './view-access';

/** Returns the views of a list: the actor's own and those shared with the actor. */
export const vistaList: OperationHandler<'vistaList', OperationContext> = async ({ params }, { database, actor }) => {
  const { name } = requireList(params.recurso, actor);
  return readViews(
    database.orm,
    and(eq(vista.recurso, name), or(eq(vista.usuarioId, actor.usuarioId ?? 0), eq(vista.compartida, true))),
    actor,
  );
};
