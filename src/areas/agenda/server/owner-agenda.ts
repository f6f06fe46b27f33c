import { and, asc, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';
import { evento, horario, unidad } from '#generated/server/tables.gen';
import { TAKEN, type Busy, type OpeningHours } from '#areas/agenda/shared/agenda/slots';
import { addDays } from '#platform/shared/dates/days';
import { edgeOfDay, knownZone } from '#platform/shared/dates/moments';
import type { Queryable } from '#platform/server/db/database';

/** Owner of an agenda: exactly one of the two keys is set. */
export interface AgendaOwner {
  readonly personalMedicoId?: number | undefined;
  readonly almacenId?: number | undefined;
}

/** Stored opening hours with their unit. */
export type StoredHours = OpeningHours & { readonly unidadId: number | null };

const ownerOf = (table: typeof horario | typeof evento, { personalMedicoId, almacenId }: AgendaOwner): SQL =>
  personalMedicoId === undefined ? eq(table.almacenId, almacenId ?? 0) : eq(table.personalMedicoId, personalMedicoId);

/**
 * Returns the opening hours of a physician or a warehouse.
 *
 * @param lock blocks other bookings until the transaction ends; locks are taken in a fixed order
 */
export async function hoursOf(
  db: Queryable,
  owner: AgendaOwner,
  { where, lock = false }: { readonly where?: SQL | undefined; readonly lock?: boolean } = {},
): Promise<readonly StoredHours[]> {
  const found = db
    .select({
      horarioId: horario.horarioId,
      nucleoId: horario.nucleoId,
      anden: horario.anden,
      unidadId: horario.unidadId,
      diaSemana: horario.diaSemana,
      inicio: horario.inicio,
      fin: horario.fin,
      duracionMin: horario.duracionMin,
      cupo: horario.cupo,
      vigenciaDesde: horario.vigenciaDesde,
      vigenciaHasta: horario.vigenciaHasta,
      excepciones: horario.excepciones,
    })
    .from(horario)
    .where(and(ownerOf(horario, owner), eq(horario.activo, true), where))
    .orderBy(asc(horario.horarioId));
  // This lock does not block foreign keys of appointments that refer to the rows.
  return lock ? await found.for('no key update') : await found;
}

/**
 * Returns the occupied times of a physician or a warehouse between two days, both included.
 *
 * @param zone of the unit
 */
export async function busyOf(
  db: Queryable,
  owner: AgendaOwner,
  { from, to, zone }: { readonly from: string; readonly to: string; readonly zone: string },
): Promise<readonly Busy[]> {
  const rows = await db
    .select({ inicio: evento.inicio, fin: evento.fin, anden: evento.anden })
    .from(evento)
    .where(
      and(
        ownerOf(evento, owner),
        eq(evento.activo, true),
        inArray(evento.estatus, [...TAKEN]),
        lt(evento.inicio, edgeOfDay(addDays(to, 1), 'start', zone)),
        gt(evento.fin, edgeOfDay(from, 'start', zone)),
      ),
    );
  return rows.flatMap(({ inicio, fin, anden }) => (fin ? [{ inicio, fin, anden }] : []));
}

/** Returns the time zone of a unit, or the fallback without a unit. */
export async function zoneOfUnit(db: Queryable, unidadId: number | null, otherwise: string): Promise<string> {
  if (unidadId === null) return otherwise;
  const [row] = await db.select({ zone: unidad.zonaHoraria }).from(unidad).where(eq(unidad.unidadId, unidadId));
  return knownZone(row?.zone) ?? otherwise;
}
