import type { OperationHandler } from '#generated/server/operations.gen';
import { notFound } from '#platform/server/db/problem';
import { todayIn } from '#platform/shared/dates/moments';
import type { OperationContext } from '#platform/server/operations/context';
import { standingOf } from '../network-standing';

/** Handles the standing of one warehouse. @throws Problem 404 when it is out of reach, or has no settings */
export const ocAlmacen: OperationHandler<'ocAlmacen', OperationContext> = async (
  { params: { almacenId } },
  { database: { orm }, actor },
) => {
  const found = await standingOf(orm, 'almacen', almacenId, 'inventario.ver', todayIn(actor.timeZone), actor);
  if (!found) throw notFound();
  return found;
};
