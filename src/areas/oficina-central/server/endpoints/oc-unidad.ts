import type { OperationHandler } from '#generated/server/operations.gen';
import { notFound } from '#platform/server/db/problem';
import { todayIn } from '#platform/shared/dates/moments';
import type { OperationContext } from '#platform/server/operations/context';
import { standingOf } from '../network-standing';

/** Handles the standing of one unit. @throws Problem 404 when it is out of reach, or has no settings */
export const ocUnidad: OperationHandler<'ocUnidad', OperationContext> = async (
  { params: { unidadId } },
  { database: { orm }, actor },
) => {
  const found = await standingOf(orm, 'unidad', unidadId, 'unidad.ver-red', todayIn(actor.timeZone), actor);
  if (!found) throw notFound();
  return found;
};
