import type { Evento } from '#generated/shared/types.gen';
import { displayDate } from '#platform/shared/dates/days';
import { toZonedTime } from '#platform/shared/dates/moments';
import { zoneOfUnit } from '../owner-agenda';
import { usersWhoCanTake } from '#platform/server/lifecycle/users-who-can-take';
import { notify } from '#areas/avisos/server/notify';
import type { RecordOf } from '#platform/server/records/read/wire-record';
import type { OperationContext } from '#platform/server/operations/context';

/** Stored, so it is in the language of the network. */
const TITLE = 'Cita afectada por un cambio de horario';

interface Outcome {
  readonly decision: 'MOVER' | 'CANCELAR' | 'CONSERVAR';
  /** New start of a moved appointment. */
  readonly to: string | null;
}

/** Notifies the reception desk and the account that booked about the decision on an appointment. */
export async function notifyHoursChange(
  { tx, actor }: Pick<OperationContext, 'tx' | 'actor'>,
  appointment: RecordOf<Evento>,
  { decision, to }: Outcome,
): Promise<void> {
  const { eventoId, folio, unidadId, agendaId, inicio, titulo } = appointment;
  const zone = await zoneOfUnit(tx, unidadId, actor.timeZone);
  const when = (moment: string) => {
    const local = toZonedTime(moment, zone);
    return local ? `${displayDate(local.date)} ${local.time.slice(0, 5)}` : '';
  };
  const outcome = {
    MOVER: `se movió al ${to === null ? '' : when(to)}`,
    CANCELAR: 'se canceló',
    CONSERVAR: 'se conservó fuera de horario',
  }[decision];
  const counter = await usersWhoCanTake(
    tx,
    'evento',
    appointment.tipo === 'CITA_CONSULTA' ? 'iniciar' : 'llegar',
    appointment,
  );
  const people = new Set([...counter, ...(agendaId === null ? [] : [agendaId])]);
  await notify(tx, [...people], {
    tipo: 'SISTEMA',
    severidad: 'AVISO',
    titulo: TITLE,
    cuerpo: `${folio ?? titulo}: la cita del ${when(inicio)} ${outcome}.`,
    folio,
    ruta: `/evento/${eventoId}`,
    entidad: 'evento',
    entidadId: eventoId,
    unidadId,
    requiereAccion: decision !== 'CONSERVAR',
  });
}
