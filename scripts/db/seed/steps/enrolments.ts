import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import * as tables from '#generated/server/tables.gen';
import { TAKEN } from '#areas/agenda/shared/agenda/slots';
import { enrolmentFaults, populationFaults } from '#areas/programas/shared/programas/eligibility';
import { insertRows } from '#platform/server/db/insert-rows';
import { addDays } from '#platform/shared/dates/days';
import type { SeedContext } from '../context';
import { randomFor } from '../random';

/** Programmes with consultations (DOMAIN g: four of them), and the maximum number of patients of each. */
const PROGRAMMES = ['CRON-DM2', 'CRON-HAS', 'CRON-OBES', 'MAT-EMB'];
const MOST = 60;
/** One enrolment in this many: overdue (among those without an appointment), without a date, withdrawn, finished (among all). */
const [OVERDUE, DATELESS, WITHDRAWN, FINISHED] = [2, 11, 13, 9];
const REASONS = [
  'Cambió de domicilio a otro municipio',
  'Dejó de asistir y no se le localizó en tres visitas',
  'Se atiende ahora en otra institución',
];

type Row = typeof tables.programaInscripcion.$inferInsert;

/** Enrols patients whose diagnosis matches a programme, from the day of the consultation on. Most are on time, some are overdue. */
export async function seedEnrolments({ db, baseDate }: SeedContext): Promise<void> {
  const { consulta, consultaDiagnostico, paciente, persona, programa, programaInscripcion, unidad } = tables;
  const programmes = await db
    .select()
    .from(programa)
    .where(inArray(programa.clave, PROGRAMMES))
    .orderBy(programa.programaId);
  const day = sql<string>`(${consulta.fechaHora} at time zone ${unidad.zonaHoraria})::date`;
  const booked = await db
    .selectDistinct({ pacienteId: tables.evento.pacienteId })
    .from(tables.evento)
    .where(and(gte(tables.evento.fecha, baseDate), inArray(tables.evento.estatus, [...TAKEN])));
  const waitedFor = new Set(booked.map(({ pacienteId }) => pacienteId));
  const rows: Row[] = [];
  for (const programme of programmes) {
    const seen = await db
      .select({
        pacienteId: consulta.pacienteId,
        unidadId: consulta.unidadId,
        jurisdiccionId: consulta.jurisdiccionId,
        genero: persona.genero,
        fechaNacimiento: persona.fechaNacimiento,
        first: sql<string>`min(${day})::text`,
        last: sql<string>`max(${day})::text`,
        autorId: sql<number>`min(${consulta.autorId})::int`,
      })
      .from(consulta)
      .innerJoin(consultaDiagnostico, eq(consultaDiagnostico.consultaId, consulta.consultaId))
      .innerJoin(unidad, eq(unidad.unidadId, consulta.unidadId))
      .innerJoin(paciente, eq(paciente.pacienteId, consulta.pacienteId))
      .innerJoin(persona, eq(persona.personaId, paciente.personaId))
      .where(
        and(
          eq(consulta.estatus, 'FIRMADA'),
          eq(paciente.estatus, 'ACTIVO'),
          inArray(consultaDiagnostico.diagnosticoId, programme.diagnosticoIds ?? []),
        ),
      )
      .groupBy(consulta.pacienteId, consulta.unidadId, consulta.jurisdiccionId, persona.genero, persona.fechaNacimiento)
      .orderBy(asc(consulta.pacienteId), asc(consulta.unidadId));
    const chosen = new Map<number, Row>();
    for (const person of seen) {
      if (chosen.size >= MOST) break;
      const { pacienteId, unidadId, jurisdiccionId, autorId, first, last } = person;
      const known = { ...person, diagnosticoIds: programme.diagnosticoIds ?? [] };
      const faults = [
        ...enrolmentFaults(programme, unidadId, first, baseDate),
        ...populationFaults(programme, known, first),
      ];
      if (chosen.has(pacienteId) || faults.length > 0) continue;
      const index = rows.length + chosen.size;
      const random = randomFor('inscripcion', index);
      const over = index % WITHDRAWN === 1 ? 'BAJA' : index % FINISHED === 2 ? 'CONCLUIDO' : 'ACTIVO';
      const late = !waitedFor.has(pacienteId) && last < addDays(baseDate, -30) && index % OVERDUE === 0;
      const proximaCita =
        index % DATELESS === 3
          ? null
          : late
            ? addDays(last, 28 - random.integer(0, 20))
            : addDays(baseDate, random.integer(2, 27));
      chosen.set(pacienteId, {
        programaId: programme.programaId,
        nombrePrograma: programme.nombre,
        pacienteId,
        unidadId,
        jurisdiccionId,
        fecha: first,
        estatus: over,
        proximaCita: proximaCita !== null && proximaCita < first ? first : proximaCita,
        inscritoPorId: autorId,
        creadoPor: autorId,
        motivoBaja: over === 'BAJA' ? random.pick(REASONS) : null,
        fechaSalida: over === 'ACTIVO' ? null : last,
        salidaPorId: over === 'ACTIVO' ? null : autorId,
      });
    }
    rows.push(...chosen.values());
  }
  await insertRows(db, programaInscripcion, rows);
}
