import { and, eq, inArray, isNull } from 'drizzle-orm';
import { evento } from '#generated/server/tables.gen';
import { TAKEN } from '#areas/agenda/shared/agenda/slots';
import { toZonedTime } from '#platform/shared/dates/moments';
import type { LooseRecord } from '#platform/shared/paths';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import { bookDock } from '../book-dock';
import { takeSlot } from '../take-slot';
import type { ColumnValues } from '#platform/server/records/column-values';
import type { WriteChecks } from '#platform/server/entity/hooks';
import { lockInTurn } from '#platform/server/db/lock-in-turn';

/**
 * A patient's appointment reserves a free slot of a physician, without authorisation; any other reserves one of a warehouse (DOMAIN b.6).
 */
export const eventoChecks: WriteChecks = {
  beforeCreate: (tx, record, actor) =>
    record['tipo'] === 'CITA_CONSULTA' ? bookPhysician(tx, record, actor) : bookDock(tx, record, actor),
};

async function bookPhysician(tx: Queryable, record: LooseRecord, actor: Actor): Promise<ColumnValues> {
  const [unidadId, personalMedicoId, pacienteId] = [
    Number(record['unidadId']),
    Number(record['personalMedicoId']),
    Number(record['pacienteId']),
  ];
  const begins = new Date(record['inicio'] as string | Date);
  const { slot, zone } = await takeSlot(tx, { personalMedicoId }, { unidadId, begins, anden: null }, actor);
  const nucleoId = typeof record['nucleoId'] === 'number' ? record['nucleoId'] : slot.nucleoId;
  await refuseSecond(tx, { pacienteId, nucleoId, unidadId, fecha: slot.fecha }, zone);
  return {
    fin: new Date(slot.fin),
    fecha: slot.fecha,
    horarioId: slot.horarioId,
    nucleoId,
    estatus: 'AUTORIZADA',
  };
}

interface Booked {
  readonly pacienteId: number;
  readonly nucleoId: number | null;
  readonly unidadId: number;
  readonly fecha: string;
}

/** Refuses a second appointment of a patient in a service on the same day. @throws Problem 409 CITA_REPETIDA with its hour and number */
async function refuseSecond(tx: Queryable, { pacienteId, nucleoId, unidadId, fecha }: Booked, zone: string) {
  // Serialises bookings for one patient with different physicians. A lock on the patient's row would deadlock, because each booking already
  // locks it through its reference.
  await lockInTurn(tx, 'cita', pacienteId);
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
