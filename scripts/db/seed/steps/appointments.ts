import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import * as tables from '#generated/server/tables.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { isHoliday } from '#areas/agenda/shared/agenda/holidays';
import { slotsOfDay, WEEKDAYS, type OpeningHours } from '#areas/agenda/shared/agenda/slots';
import { insertRows } from '#platform/server/db/insert-rows';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { folio as counters } from '#platform/server/db/system-tables';
import { addDays } from '#platform/shared/dates/days';
import { presentOf } from '../present';
import type { SeedContext } from '../context';
import { randomFor } from '../random';

/** Units whose physicians have agendas. Units with a queue today come first. */
const UNITS = 5;
const PHYSICIANS = 2;
/** Days with appointments before and after today, and the proportion of occupied slots. */
const [PAST, FUTURE] = [7, 12];
const TAKEN = 0.2;
/** Proportions of past appointments that were missed, and that were cancelled. */
const [ABSENT, CANCELLED] = [0.1, 0.06];
/** Delay after which an unattended appointment counts as missed, in milliseconds. */
const LATE_MS = 2 * 60 * 60 * 1000;
const WEEK = WEEKDAYS.slice(0, 5);
/** Shifts by the physician's index in the unit: morning and afternoon. */
const SHIFTS = [
  { inicio: '08:00', fin: '14:00' },
  { inicio: '14:00', fin: '20:00' },
] as const;
const REASONS = [
  'Control mensual',
  'Seguimiento',
  'Revisión de estudios',
  'Primera vez',
  'Certificado médico',
  'Control de niño sano',
] as const;

type Row = typeof tables.evento.$inferInsert;

/**
 * Inserts opening hours of the physicians of some units, and appointments around today: past ones are over, some of today's are still to
 * come.
 */
export async function seedAppointments(context: SeedContext): Promise<void> {
  const { db, baseDate } = context;
  const units = await unitsOf(context);
  const hours: (typeof tables.horario.$inferInsert & OpeningHours)[] = [];
  const keys = await reserveKeys(db, tables.horario.horarioId, UNITS * PHYSICIANS * WEEKDAYS.length);
  for (const unit of units)
    for (const [place, personalMedicoId] of unit.physicians.entries())
      // One physician also works at weekends, so that every day has an agenda.
      for (const diaSemana of place === 0 ? WEEKDAYS : WEEK)
        hours.push({
          ...SHIFTS[place % SHIFTS.length]!,
          horarioId: keys[hours.length]!,
          personalMedicoId,
          unidadId: unit.unidadId,
          jurisdiccionId: unit.jurisdiccionId,
          nucleoId: unit.nucleoIds[place % Math.max(1, unit.nucleoIds.length)] ?? null,
          diaSemana,
          duracionMin: 20,
          cupo: 1,
          excepciones: isHoliday(baseDate) ? [{ fecha: baseDate, ...SHIFTS[place % SHIFTS.length]! }] : [],
        });
  await insertRows(db, tables.horario, hours);
  const rows = units.flatMap((unit) => appointmentsOf(unit, hours, baseDate));
  const eventKeys = await reserveKeys(db, tables.evento.eventoId, rows.length);
  await insertRows(
    db,
    tables.evento,
    rows.map((row, index) => ({ ...row, eventoId: eventKeys[index]! })),
  );
  const numbered = units.flatMap(({ unidadId }) => {
    const ultimo = rows.filter((row) => row.unidadId === unidadId).length;
    return ultimo > 0 ? [{ serie: 'AG', unidadId, anio: yearOf(baseDate), ultimo }] : [];
  });
  if (numbered.length > 0) await db.insert(counters).values(numbered);
}

const yearOf = (day: string) => Number(day.slice(0, 4));

interface Unit {
  readonly unidadId: number;
  readonly jurisdiccionId: number | null;
  readonly clues: string;
  readonly zone: string;
  readonly physicians: readonly number[];
  readonly nucleoIds: readonly number[];
  readonly patients: readonly number[];
}

function appointmentsOf(
  unit: Unit,
  hours: readonly (OpeningHours & { personalMedicoId?: number | null })[],
  baseDate: string,
): Row[] {
  const { unidadId, jurisdiccionId, clues, zone, patients } = unit;
  const now = presentOf(baseDate);
  const rows: Row[] = [];
  // Next patient in turn: the same patient does not return within a few days.
  let next = 0;
  for (let day = addDays(baseDate, -PAST); day <= addDays(baseDate, FUTURE); day = addDays(day, 1)) {
    for (const own of hours.filter(({ personalMedicoId }) => unit.physicians.includes(personalMedicoId ?? 0)))
      for (const slot of slotsOfDay(own, day, zone)) {
        const random = randomFor('cita', unidadId, own.horarioId, Date.parse(slot.inicio) / 60_000);
        if (!random.chance(TAKEN)) continue;
        const begins = Date.parse(slot.inicio);
        const isOver = begins + LATE_MS < now;
        const absent = random.chance(ABSENT);
        const cancelled = !absent && random.chance(CANCELLED);
        const made = new Date(begins - random.integer(3, 30) * 24 * 60 * 60 * 1000);
        rows.push({
          folio: `AG-${clues}-${yearOf(baseDate)}-${String(rows.length + 1).padStart(6, '0')}`,
          tipo: 'CITA_CONSULTA',
          titulo: random.pick(REASONS),
          estatus: cancelled ? 'CANCELADA' : !isOver ? 'AUTORIZADA' : absent ? 'NO_SE_PRESENTO' : 'COMPLETADA',
          pacienteId: patients[next++ % patients.length]!,
          unidadId,
          jurisdiccionId,
          personalMedicoId: own.personalMedicoId ?? null,
          nucleoId: slot.nucleoId,
          horarioId: slot.horarioId,
          inicio: new Date(begins),
          fin: new Date(slot.fin),
          fecha: slot.fecha,
          llegada: isOver && !absent && !cancelled ? new Date(begins - random.integer(2, 25) * 60_000) : null,
          incidencia: false,
          motivoCancelacion: cancelled ? 'El paciente avisó que no podía venir' : null,
          estatusDesde: isOver ? new Date(begins + 30 * 60_000) : made,
          fechaCreacion: made,
        });
      }
  }
  return rows;
}

const isDemo = (email: string) => email === PROFILES.Medico.demoUser;

/** Returns units with patients, services and physicians with accounts; units with a queue today come first. */
async function unitsOf({ db, baseDate }: SeedContext): Promise<readonly Unit[]> {
  const { usuario, personalMedico, unidad, nucleo, paciente, visita } = tables;
  const physicians = await db
    .select({
      personalMedicoId: personalMedico.personalMedicoId,
      unidadId: personalMedico.unidadId,
      email: usuario.email,
    })
    .from(usuario)
    .innerJoin(personalMedico, eq(personalMedico.personalMedicoId, usuario.personalMedicoId))
    .where(
      and(
        eq(personalMedico.tipo, 'MEDICO'),
        eq(personalMedico.puedePrescribir, true),
        isNotNull(personalMedico.cedulaProfesional),
      ),
    )
    .orderBy(asc(usuario.usuarioId));
  // Demo accounts come first, so that a physician who tries the demo has an agenda.
  physicians.sort((one, other) => Number(isDemo(other.email)) - Number(isDemo(one.email)));
  const queued = await db
    .selectDistinct({ unidadId: visita.unidadId })
    .from(visita)
    .where(eq(visita.fecha, baseDate))
    .orderBy(asc(visita.unidadId));
  const hasQueue = (id: number) => queued.some(({ unidadId }) => unidadId === id);
  const ids = [...new Set(physicians.map(({ unidadId }) => unidadId))]
    .toSorted((one, other) => Number(hasQueue(other)) - Number(hasQueue(one)) || one - other)
    .slice(0, UNITS);
  if (ids.length === 0) return [];
  const units = await db.select().from(unidad).where(inArray(unidad.unidadId, ids)).orderBy(asc(unidad.unidadId));
  const services = await db
    .select({ nucleoId: nucleo.nucleoId, unidadId: nucleo.unidadId })
    .from(nucleo)
    .where(and(inArray(nucleo.unidadId, ids), inArray(nucleo.tipo, ['NUCLEO_BASICO', 'CONSULTORIO'])))
    .orderBy(asc(nucleo.nucleoId));
  const people = await db
    .select({ pacienteId: paciente.pacienteId, unidadId: paciente.unidadId })
    .from(paciente)
    .where(and(inArray(paciente.unidadId, ids), eq(paciente.estatus, 'ACTIVO')))
    .orderBy(asc(paciente.pacienteId));
  return units
    .map(({ unidadId, jurisdiccionId, clues, zonaHoraria }) => ({
      unidadId,
      jurisdiccionId,
      clues,
      zone: zonaHoraria,
      physicians: physicians
        .flatMap((each) => (each.unidadId === unidadId ? each.personalMedicoId : []))
        .slice(0, PHYSICIANS),
      nucleoIds: services.flatMap((each) => (each.unidadId === unidadId ? each.nucleoId : [])),
      patients: people.flatMap((each) => (each.unidadId === unidadId ? each.pacienteId : [])),
    }))
    .filter(({ patients }) => patients.length > 40);
}
