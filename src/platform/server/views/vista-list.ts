import { and, eq, or } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { vista } from '../db/system-tables';
import { cachedCount } from '../listing/cached-count';
import { filterOf } from '../listing/filter-by';
import { matching } from '../listing/matching';
import { neededJoins } from '../listing/read-page';
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

/**
 * Returns the number of records in each tab of a list. Not audited: the filters are those of the schema, so a total says nothing of a chosen
 * person.
 *
 * @throws Problem 400 when there is no such list; 403 when the actor may not see it.
 */
export const vistaTotales: OperationHandler<'vistaTotales', OperationContext> = async (
  { params },
  { database: { orm }, actor },
) => {
  const resource = requireList(params.recurso, actor);
  const totals: { id: string; total: number }[] = [];
  for (const { id, filter } of resource.views ?? []) {
    const { where, embeds } = matching(resource, filterOf(filter), [resource.permissions.list], actor);
    const joins = neededJoins(resource, embeds, []);
    const { total } = await cachedCount(orm, resource, { where, joins, totals: false, actor });
    totals.push({ id, total });
  }
  return totals;
};
