import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { countUnread } from '../notificaciones/count-unread';
import { shownNotice } from '../notificaciones/shown-notice';

/** No account has it. */
const NOBODY = -1;

/** One's own notifications; none while a profile is tried out, for nothing is one's own then. `X-Sin-Leer` counts the unread ones of all pages. */
export const notificacionesList: OperationHandler<'notificacionesList', OperationContext> = async (
  _input,
  { database, actor, page, header, text },
) => {
  const usuarioId = actor.simulation ? NOBODY : (actor.usuarioId ?? NOBODY);
  const records = await page('notificacion', { usuarioId });
  header('X-Sin-Leer', await countUnread(database.orm, usuarioId));
  return records.map((record) => shownNotice(record, text));
};
