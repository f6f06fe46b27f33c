import type { OperationHandler } from '#generated/server/operations.gen';
import { freeSlots, type Slot } from '#areas/agenda/shared/agenda/slots';
import { busyOf, hoursOf, zoneOfUnit } from '../owner-agenda';
import { hoursReach } from '../hours-reach';
import { malformed } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { requireDays } from '#platform/server/operations/require-days';

const MAX_DAYS = 14;
const MINUTE_MS = 60_000;

/**
 * Returns the free slots of a physician or a warehouse (DOMAIN d.6). Opening hours outside the reader's scope yield none.
 *
 * @throws Problem 400 without days, without an owner, or for more than 14 days
 */
export const agendaHoras: OperationHandler<'agendaHoras', OperationContext> = async (
  { params: { fecha, desde, hasta, personalMedicoId, almacenId, anden, duracionMin = 0, todas } },
  { database: { orm }, actor },
) => {
  const from = fecha ?? desde;
  const to = fecha ?? hasta ?? desde;
  if (from === undefined || to === undefined) throw malformed('fecha', 'REQUERIDO');
  if ((personalMedicoId === undefined) === (almacenId === undefined))
    throw malformed('personalMedicoId', 'HORARIO_DE_UNO');
  requireDays(from, to, MAX_DAYS);
  const owner = { personalMedicoId, almacenId };
  const hours = await hoursOf(orm, owner, { where: hoursReach(actor) });
  if (hours.length === 0) return [];
  const zone = await zoneOfUnit(orm, hours[0]!.unidadId, actor.timeZone);
  const window = { from, to, zone };
  return freeSlots(hours, await busyOf(orm, owner, window), { ...window, now: new Date(), all: todas })
    .filter((slot) => lengthOf(slot) >= duracionMin && (anden === undefined || slot.anden === anden))
    .map(({ inicio, fin, cupo, cupoLibre, fecha: day, nucleoId, anden: dock }) => ({
      inicio,
      fin,
      cupo,
      cupoLibre,
      fecha: day,
      nucleoId,
      anden: dock,
    }));
};

const lengthOf = ({ inicio, fin }: Slot) => (Date.parse(fin) - Date.parse(inicio)) / MINUTE_MS;
