import { and, eq, inArray, isNull } from 'drizzle-orm';
import { evento, paciente } from '../../../../generated/server/tables.gen';
import { freeSlots, TAKEN } from '../../../domain/agenda/slots';
import { displayDate } from '../../../shared/dates/days';
import { toZonedTime } from '../../../shared/dates/moments';
import type { Queryable } from '../../db/database';
import { invalid, Problem } from '../../db/problem';
import { busyOf, hoursOf, zoneOfUnit } from '../agenda/owner-agenda';
import type { WriteGuard } from '../write-context';
import { requirePatient } from './visita';

/**
 * A patient's appointment takes a free slot of a physician (DOMAIN b.6): the hours are locked, so that of several who book at once each sees what those before
 * took. It needs nobody to authorise it.
 */
export const eventoGuard: WriteGuard = {
  async beforeCreate(tx, record, actor) {
    const [unidadId, personalMedicoId, pacienteId] = [
      Number(record['unidadId']),
      Number(record['personalMedicoId']),
      Number(record['pacienteId']),
    ];
    const begins = new Date(record['inicio'] as string | Date);
    const now = new Date();
    if (begins <= now) throw invalid([{ campo: 'inicio', codigo: 'CITA_EN_EL_PASADO', params: {} }]);
    await requirePatient(tx, pacienteId);
    const zone = await zoneOfUnit(tx, unidadId, actor.timeZone);
    const local = toZonedTime(begins, zone)!;
    const owner = { personalMedicoId };
    const hours = (await hoursOf(tx, owner, { lock: true })).filter((each) => each.unidadId === unidadId);
    if (hours.length === 0) throw invalid([{ campo: 'personalMedicoId', codigo: 'MEDICO_SIN_HORARIO', params: {} }]);
    const window = { from: local.date, to: local.date, zone };
    const slot = freeSlots(hours, await busyOf(tx, owner, window), { ...window, now }).find(
      ({ inicio }) => Date.parse(inicio) === begins.getTime(),
    );
    if (!slot)
      throw new Problem(409, 'HORARIO_NO_DISPONIBLE', {
        params: { fecha: displayDate(local.date), hora: local.time.slice(0, 5) },
      });
    const nucleoId = typeof record['nucleoId'] === 'number' ? record['nucleoId'] : slot.nucleoId;
    await refuseSecond(tx, { pacienteId, nucleoId, unidadId, fecha: slot.fecha }, zone);
    return {
      fin: new Date(slot.fin),
      fecha: slot.fecha,
      horarioId: slot.horarioId,
      nucleoId,
      estatus: 'AUTORIZADA',
    };
  },
};

interface Booked {
  readonly pacienteId: number;
  readonly nucleoId: number | null;
  readonly unidadId: number;
  readonly fecha: string;
}

/** A patient has one appointment in a service on a day. @throws Problem 409 CITA_REPETIDA with its hour and number */
async function refuseSecond(tx: Queryable, { pacienteId, nucleoId, unidadId, fecha }: Booked, zone: string) {
  // Of two who book for the same patient with different physicians, the later sees what the earlier did.
  await tx
    .select({ id: paciente.pacienteId })
    .from(paciente)
    .where(eq(paciente.pacienteId, pacienteId))
    .for('no key update');
  const [other] = await tx
    .select({ inicio: evento.inicio, folio: evento.folio })
    .from(evento)
    .where(
      and(
        eq(evento.pacienteId, pacienteId),
        eq(evento.unidadId, unidadId),
        nucleoId === null ? isNull(evento.nucleoId) : eq(evento.nucleoId, nucleoId),
        eq(evento.fecha, fecha),
        eq(evento.activo, true),
        inArray(evento.estatus, [...TAKEN]),
      ),
    )
    .limit(1);
  if (!other) return;
  const hora = toZonedTime(other.inicio, zone)!.time.slice(0, 5);
  throw new Problem(409, 'CITA_REPETIDA', { params: { hora, folio: other.folio ?? '' } });
}
