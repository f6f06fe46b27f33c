import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { countUnread } from '../notificaciones/count-unread';
import { shownNotice } from '../notificaciones/shown-notice';

/** Key that no account has. */
const NOBODY = -1;

/**
 * Returns the reader's own notices; none during a trial of a profile, because nothing is personal then. `X-Sin-Leer` is the number of
 * unread ones on all pages.
 */
export const notificacionesList: OperationHandler<'notificacionesList', OperationContext> = async (
  _input,
  { database, actor, page, header, text },
) => {
  const usuarioId = actor.simulation ? NOBODY : (actor.usuarioId ?? NOBODY);
  const records = await page('notificacion', { usuarioId });
  header('X-Sin-Leer', await countUnread(database.orm, usuarioId));
  return records.map((record) => shownNotice(record, text));
};
