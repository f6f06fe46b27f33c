import { freeSlots, type OpenSlot } from '#areas/agenda/shared/agenda/slots';
import { displayDate } from '#platform/shared/dates/days';
import { toZonedTime } from '#platform/shared/dates/moments';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import { busyOf, hoursOf, zoneOfUnit, type AgendaOwner } from './owner-agenda';

interface Wanted {
  readonly unidadId: number;
  readonly begins: Date;
  /** Null for any free dock. */
  readonly anden: string | null;
}

/**
 * Reserves a free slot of a physician or a warehouse. The hours are locked until the transaction ends, so that concurrent bookings see each
 * other.
 *
 * @returns the slot, and the time zone of the unit
 * @throws Problem 422 for a past time, or an agenda without hours; 409 HORARIO_NO_DISPONIBLE with day and hour
 */
export async function takeSlot(
  tx: Queryable,
  owner: AgendaOwner,
  { unidadId, begins, anden }: Wanted,
  actor: Actor,
): Promise<{ readonly slot: OpenSlot; readonly zone: string }> {
  const now = new Date();
  if (begins <= now) throw invalid([{ campo: 'inicio', codigo: 'CITA_EN_EL_PASADO', params: {} }]);
  const zone = await zoneOfUnit(tx, unidadId, actor.timeZone);
  const local = toZonedTime(begins, zone)!;
  const window = { from: local.date, to: local.date, zone };
  const find = async (lock: boolean): Promise<OpenSlot> => {
    const hours = (await hoursOf(tx, owner, { lock })).filter((each) => each.unidadId === unidadId);
    if (hours.length === 0)
      throw invalid([
        owner.almacenId === undefined
          ? { campo: 'personalMedicoId', codigo: 'MEDICO_SIN_HORARIO', params: {} }
          : { campo: 'almacenId', codigo: 'ALMACEN_SIN_HORARIO', params: {} },
      ]);
    const slot = freeSlots(hours, await busyOf(tx, owner, window), { ...window, now }).find(
      (free) => Date.parse(free.inicio) === begins.getTime() && (anden === null || free.anden === anden),
    );
    if (!slot)
      throw new Problem(409, 'HORARIO_NO_DISPONIBLE', {
        params: { fecha: displayDate(local.date), hora: local.time.slice(0, 5) },
      });
    return slot;
  };
  // The first query takes no lock, so that a request for an occupied slot fails without waiting for concurrent bookings.
  await find(false);
  const slot = await find(true);
  return { slot, zone };
}
