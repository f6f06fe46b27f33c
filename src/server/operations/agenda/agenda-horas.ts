import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { freeSlots, type Slot } from '../../../domain/agenda/slots';
import { busyOf, hoursOf, zoneOfUnit } from '../../crud/agenda/owner-agenda';
import { resourceOf } from '../../crud/resources';
import { scopeCondition } from '../../crud/scope';
import { malformed } from '../../db/problem';
import type { OperationContext } from '../context';
import { requireDays } from './require-days';

const MOST_DAYS = 14;
const MINUTE_MS = 60_000;

/**
 * Free slots of a physician or a warehouse (DOMAIN d.6). Whoever's hours are out of the reader's reach has none.
 *
 * @throws Problem 400 without days, without whose, or for more than 14 days
 */
export const agendaHoras: OperationHandler<'agendaHoras', OperationContext> = async (
  { params: { fecha, desde, hasta, personalMedicoId, almacenId, duracionMin = 0 } },
  { database: { orm }, actor },
) => {
  const from = fecha ?? desde;
  const to = fecha ?? hasta ?? desde;
  if (from === undefined || to === undefined) throw malformed('fecha', 'REQUERIDO');
  if ((personalMedicoId === undefined) === (almacenId === undefined))
    throw malformed('personalMedicoId', 'HORARIO_DE_UNO');
  requireDays(from, to, MOST_DAYS);
  const owner = { personalMedicoId, almacenId };
  const hours = await hoursOf(orm, owner, { where: scopeCondition(resourceOf('horario'), 'agenda.ver', actor) });
  if (hours.length === 0) return [];
  const zone = await zoneOfUnit(orm, hours[0]!.unidadId, actor.timeZone);
  const window = { from, to, zone };
  return freeSlots(hours, await busyOf(orm, owner, window), { ...window, now: new Date() })
    .filter((slot) => lengthOf(slot) >= duracionMin)
    .map(({ inicio, fin, cupoLibre, fecha: day, nucleoId }) => ({ inicio, fin, cupoLibre, fecha: day, nucleoId }));
};

const lengthOf = ({ inicio, fin }: Slot) => (Date.parse(fin) - Date.parse(inicio)) / MINUTE_MS;
