import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { evento, paciente, persona } from '#generated/server/tables.gen';
import { isWithinHours } from '#areas/agenda/shared/agenda/is-within-hours';
import { freeSlots, type Busy, type OpenSlot } from '#areas/agenda/shared/agenda/slots';
import { addDays } from '#platform/shared/dates/days';
import { todayIn } from '#platform/shared/dates/moments';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { PERSON_NAME } from '#areas/personas/server/person-names';
import { busyOf, zoneOfUnit, type AgendaOwner, type StoredHours } from './owner-agenda';

/** States in which an appointment is still to come. */
const TO_COME = ['PROGRAMADA', 'AUTORIZADA'] as const;
/** Number of days after an appointment that are searched for another slot. */
const LOOK_AHEAD_DAYS = 60;

/** Appointment outside the opening hours, with the next free slot within them. */
export interface Stranded {
  readonly eventoId: number;
  readonly folio: string | null;
  readonly inicio: string;
  readonly titulo: string;
  readonly pacienteNombre: string | null;
  readonly agendaId: number | null;
  /** Start of the next free slot of the same service; null without one within sixty days. */
  readonly siguiente: string | null;
}

/**
 * Returns future appointments of a physician or a warehouse that are outside given hours, by time. Excludes those explicitly booked outside
 * hours (their `horarioId` is null).
 *
 * @param hours all active hours of the owner, current or planned
 */
export async function strandedBy(
  db: Queryable,
  owner: AgendaOwner,
  hours: readonly StoredHours[],
  actor: Actor,
): Promise<readonly Stranded[]> {
  const now = new Date();
  const rows = await db
    .select({
      eventoId: evento.eventoId,
      folio: evento.folio,
      inicio: evento.inicio,
      fin: evento.fin,
      fecha: evento.fecha,
      anden: evento.anden,
      titulo: evento.titulo,
      unidadId: evento.unidadId,
      nucleoId: evento.nucleoId,
      agendaId: evento.agendaId,
      nombre: PERSON_NAME,
    })
    .from(evento)
    .leftJoin(paciente, eq(paciente.pacienteId, evento.pacienteId))
    .leftJoin(persona, eq(persona.personaId, paciente.personaId))
    .where(
      and(
        owner.personalMedicoId === undefined
          ? eq(evento.almacenId, owner.almacenId ?? 0)
          : eq(evento.personalMedicoId, owner.personalMedicoId),
        eq(evento.activo, true),
        inArray(evento.estatus, [...TO_COME]),
        isNotNull(evento.horarioId),
        gt(evento.inicio, now),
      ),
    )
    .orderBy(asc(evento.inicio), asc(evento.eventoId));
  const found: Stranded[] = [];
  const taken: Busy[] = [];
  const zones = new Map<number | null, string>();
  for (const row of rows) {
    const zone = zones.get(row.unidadId) ?? (await zoneOfUnit(db, row.unidadId, actor.timeZone));
    zones.set(row.unidadId, zone);
    const own = hours.filter(({ unidadId }) => unidadId === row.unidadId);
    if (isWithinHours(row, own, zone)) continue;
    const sameService = own.filter(({ nucleoId }) => row.nucleoId === null || nucleoId === row.nucleoId);
    const next = await nextPlace(db, owner, sameService, { row, zone, now, taken });
    if (next) taken.push(next);
    found.push({
      eventoId: row.eventoId,
      folio: row.folio,
      inicio: row.inicio.toISOString(),
      titulo: row.titulo,
      pacienteNombre: actor.permissions.has('paciente.identificar') ? row.nombre : null,
      agendaId: row.agendaId,
      siguiente: next?.inicio ?? null,
    });
  }
  return found;
}

interface Wanted {
  readonly row: { readonly inicio: Date; readonly anden: string | null };
  readonly zone: string;
  readonly now: Date;
  /** Slots that other appointments of the same change move to. */
  readonly taken: readonly Busy[];
}

async function nextPlace(
  db: Queryable,
  owner: AgendaOwner,
  hours: readonly StoredHours[],
  { row, zone, now, taken }: Wanted,
): Promise<OpenSlot | undefined> {
  const from = todayIn(zone, row.inicio);
  const window = { from, to: addDays(from, LOOK_AHEAD_DAYS), zone };
  const busy = [...(await busyOf(db, owner, window)), ...taken];
  return freeSlots(hours, busy, { ...window, now }).find(
    (slot) => Date.parse(slot.inicio) >= row.inicio.getTime() && (row.anden === null || slot.anden === row.anden),
  );
}
