import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { fullName } from '#platform/shared/text/full-name';
import * as tables from '#generated/server/tables.gen';
import type { TipoConsulta } from '#generated/shared/enums.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { digestOf } from '#platform/server/lifecycle/sign';
import { textOf } from '#platform/server/lifecycle/signed-text';
import { resourceOf } from '#platform/server/records/resources';
import { insertRows } from '#platform/server/db/insert-rows';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { folio as counters } from '#platform/server/db/system-tables';
import { addDays } from '#platform/shared/dates/days';
import { fromZonedTime } from '#platform/shared/dates/moments';
import { presentOf } from '../present';
import type { SeedContext } from '../context';
import { randomFor } from '../random';
import { updateRows } from '../store/update-rows';
import { CASES, type Case } from './outpatient-cases';
import { signsOf } from './outpatient-signs';

/** Days with visits before today, and the number of visits in all units. */
const DAYS = 180;
const VISITS = 3600;
/** Number of units with visits. Units whose physicians have accounts come first. */
const UNITS = 6;
/** Visits in today's queue of each unit. */
const TODAY = 9;
/** Opening time and duration of a unit's reception, in minutes. */
const OPENS = 7 * 60;
const OPEN_MINUTES = 10 * 60;
/** Proportions of visits with an absent patient, and with a patient who left early. */
const [ABSENT, LEFT] = [0.04, 0.02];
/** Reasons for visits that belong to a programme. */
const PROGRAMME_CASES = ['I10X', 'E119', 'E669', 'Z349', 'Z001'];
/** Triage colours of an ordinary emergency room, with the maximum waiting time in minutes. */
const TRIAGE: readonly (readonly [readonly [NonNullable<typeof tables.visita.$inferInsert.triage>, number], number])[] =
  [
    [['ROJO', 3], 2],
    [['NARANJA', 12], 8],
    [['AMARILLO', 60], 35],
    [['VERDE', 120], 45],
    [['AZUL', 200], 10],
  ];
/** Position, from the oldest, of the voided note. */
const VOIDED = 400;

/** Profiles whose demo account starts with a queue. */
const DEMO = ['Medico', 'Enfermeria', 'Recepcion'] as const;

interface Place {
  readonly unidadId: number;
  readonly jurisdiccionId: number | null;
  readonly clues: string;
  readonly zone: string;
  readonly takesEmergencies: boolean;
  readonly nucleoIds: readonly number[];
  readonly patients: readonly { readonly pacienteId: number; readonly born: string; readonly genero: string | null }[];
  readonly authors: readonly Author[];
}

interface Author {
  readonly usuarioId: number;
  readonly personalMedicoId: number;
  readonly name: string;
  readonly licence: string;
}

/** Inserts half a year of visits, signs and signed notes in some units, and an active queue for today. */
export async function seedOutpatient(context: SeedContext): Promise<void> {
  const { db, baseDate } = context;
  const places = await placesOf(context);
  if (places.length === 0) return;
  const [visitKeys, signKeys, noteKeys] = [
    await reserveKeys(db, tables.visita.visitaId, VISITS + UNITS * TODAY),
    await reserveKeys(db, tables.signos.signosId, (VISITS + UNITS * TODAY) * 2),
    await reserveKeys(db, tables.consulta.consultaId, VISITS),
  ];
  const rows = {
    visits: [] as (typeof tables.visita.$inferInsert)[],
    signs: [] as (typeof tables.signos.$inferInsert)[],
    notes: [] as (typeof tables.consulta.$inferInsert)[],
    signatures: [] as Partial<typeof tables.consulta.$inferInsert>[],
    lines: [] as (typeof tables.consultaDiagnostico.$inferInsert)[],
    addenda: [] as (typeof tables.adenda.$inferInsert)[],
  };
  const folios = new Map<string, { unidadId: number; anio: number; ultimo: number }>();
  const { content, lines: lineFields } = resourceOf('consulta').signature!;
  let [visit, sign, note] = [0, 0, 0];

  // Units without a physician's account cannot sign: they only get today's queue.
  const staffed = places.filter(({ authors }) => authors.length > 0);
  for (let place = 0; staffed.length > 0 && place < VISITS; place++) {
    const random = randomFor('visita', place);
    const at = staffed[place % staffed.length]!;
    // Inserted in chronological order, because turns and folios increase.
    const perDay = Math.ceil(VISITS / staffed.length / DAYS);
    const index = Math.floor(place / staffed.length);
    const day = addDays(baseDate, Math.floor(index / perDay) - DAYS);
    if (day >= baseDate) break;
    const turn = (index % perDay) + 1;
    const minute = OPENS + Math.floor((turn * OPEN_MINUTES) / perDay) + random.integer(0, 10);
    const arrival = momentOf(day, minute, at.zone);
    const patient = random.pick(at.patients);
    const years = Number(day.slice(0, 4)) - Number(patient.born.slice(0, 4));
    const story = random.pick(casesFor(years, patient.genero));
    const absent = random.chance(ABSENT);
    const left = !absent && random.chance(LEFT);
    const urgent = at.takesEmergencies && story.fever === true && random.chance(0.5);
    const [triage, longest] = urgent ? random.weighted(TRIAGE) : ([null, 150] as const);
    // Most are called soon; in busy places a few wait for hours.
    const wait = Math.max(1, Math.round(longest * (0.08 + 0.92 * random.next() ** 2.2)));
    const called = later(arrival, wait);
    const seen = later(arrival, wait + 2);
    const visitaId = visitKeys[visit++]!;
    const author = random.pick(at.authors);
    const nucleoId = at.nucleoIds.length > 0 ? random.pick(at.nucleoIds) : null;
    const tied = { unidadId: at.unidadId, jurisdiccionId: at.jurisdiccionId, nucleoId };
    const common = { ...tied, pacienteId: patient.pacienteId };
    rows.visits.push({
      ...common,
      visitaId,
      turnoNumero: turn,
      estatus: absent ? 'NO_SE_PRESENTO' : left ? 'CANCELADA' : 'FINALIZADA',
      tipo: urgent
        ? 'URGENCIAS'
        : PROGRAMME_CASES.includes(story.clave) && random.chance(0.6)
          ? 'PROGRAMA'
          : 'CONSULTA',
      triage,
      motivo: story.reason,
      personalMedicoId: author.personalMedicoId,
      fechaLlegada: arrival,
      fecha: day,
      estatusDesde: left ? later(arrival, 40) : later(arrival, wait + 25),
      llamadas: absent ? 3 : left ? 0 : 1,
      primeraLlamada: left ? null : called,
      ultimaLlamada: left ? null : absent ? later(called, 15) : called,
      llamadaA: left ? null : 'Consultorio',
      motivoCancelacion: left ? 'Se retiró antes de que se le llamara' : null,
      fechaCreacion: arrival,
    });
    if (absent || left) continue;
    const first = signKeys[sign++]!;
    rows.signs.push({
      ...common,
      signosId: first,
      visitaId,
      ...signsOf(random, years, patient.genero, story),
      fechaToma: later(arrival, Math.ceil(wait / 2)),
      fechaCreacion: later(arrival, Math.ceil(wait / 2)),
    });
    if (random.chance(0.88))
      rows.signs.push({
        ...common,
        signosId: signKeys[sign++]!,
        visitaId,
        ...signsOf(random, years, patient.genero, story),
        fechaToma: later(seen, 5),
        fechaCreacion: later(seen, 5),
      });
    const diagnosticoId = context.diagnosticos(story.clave);
    const signedAt = later(seen, 8 + random.integer(0, 15));
    const consultaId = noteKeys[note++]!;
    const body = {
      ...common,
      visitaId,
      signosId: first,
      tipo: noteKind(story.clave, urgent, index),
      motivoConsulta: story.reason,
      padecimientoActual: story.history,
      exploracionFisica: story.examination,
      pronostico: 'BUENO_VIDA_FUNCION' as const,
      tratamientoIndicaciones: story.plan,
    };
    const line = { diagnosticoId, tipo: 'PRINCIPAL' as const, primeraVez: index % 5 === 0 };
    const signer = { name: author.name, licence: author.licence, at: signedAt.toISOString() };
    const folio = folioOf(folios, at, day);
    const signed = {
      ...body,
      folio,
      autorId: author.usuarioId,
      personalMedicoId: author.personalMedicoId,
      fechaHora: seen,
    };
    const voided = note === VOIDED;
    rows.notes.push({
      ...signed,
      consultaId,
      estatusDesde: signedAt,
      creadoPor: author.usuarioId,
      fechaCreacion: seen,
    });
    rows.signatures.push({
      consultaId,
      estatus: voided ? 'ANULADA' : 'FIRMADA',
      motivoAnulacion: voided ? 'Se escribió en el expediente de otro paciente.' : null,
      anuladaPorId: voided ? author.usuarioId : null,
      fechaAnulacion: voided ? later(signedAt, 60) : null,
      firmadaPorId: author.usuarioId,
      firmaNombre: author.name,
      firmaCedula: author.licence,
      fechaFirma: signedAt,
      firmaHash: digestOf(
        textOf(
          'consulta',
          consultaId,
          only(signed, content),
          { diagnosticos: [only(line, lineFields['diagnosticos'] ?? [])] },
          signer,
        ),
      ),
    });
    rows.lines.push({ ...line, consultaId, orden: 0 });
    if (note % 60 === 0)
      rows.addenda.push({
        consultaId,
        pacienteId: patient.pacienteId,
        unidadId: at.unidadId,
        jurisdiccionId: at.jurisdiccionId,
        texto: 'Se reciben resultados de laboratorio sin alteraciones de importancia; continúa con el mismo manejo.',
        autorId: author.usuarioId,
        nombre: author.name,
        cedula: author.licence,
        fecha: later(arrival, 24 * 60),
        creadoPor: author.usuarioId,
      });
  }
  const now = presentOf(baseDate);
  for (const [index, at] of places.entries())
    for (let turn = 1; turn <= TODAY; turn++) {
      const random = randomFor('fila', index * TODAY + turn);
      // Shortly before now, within today: some wait, some are ready, one is with the physician.
      const arrival = new Date(
        Math.max(now - (TODAY - turn + 1) * 9 * 60_000, momentOf(baseDate, 1, at.zone).getTime()),
      );
      const patient = at.patients[(turn * Math.floor(at.patients.length / (TODAY + 1))) % at.patients.length]!;
      const years = Number(baseDate.slice(0, 4)) - Number(patient.born.slice(0, 4));
      const story = random.pick(casesFor(years, patient.genero));
      const estatus = turn <= 1 ? 'EN_CONSULTA' : turn <= 4 ? 'LISTA_CONSULTA' : 'EN_ESPERA';
      const urgent = turn === 6;
      const visitaId = visitKeys[visit++]!;
      const common = {
        unidadId: at.unidadId,
        jurisdiccionId: at.jurisdiccionId,
        nucleoId: at.nucleoIds[turn % Math.max(1, at.nucleoIds.length)] ?? null,
        pacienteId: patient.pacienteId,
      };
      rows.visits.push({
        ...common,
        visitaId,
        turnoNumero: turn,
        estatus,
        tipo: urgent ? 'URGENCIAS' : 'CONSULTA',
        triage: urgent ? 'AMARILLO' : null,
        motivo: story.reason,
        fechaLlegada: arrival,
        fecha: baseDate,
        estatusDesde: arrival,
        limiteEspera: estatus === 'EN_CONSULTA' ? null : later(arrival, 60),
        llamadas: 0,
        fechaCreacion: arrival,
      });
      if (estatus !== 'EN_ESPERA')
        rows.signs.push({
          ...common,
          signosId: signKeys[sign++]!,
          visitaId,
          ...signsOf(random, years, patient.genero, story),
          fechaToma: later(arrival, 5),
          fechaCreacion: later(arrival, 5),
        });
    }
  await insertRows(db, tables.visita, rows.visits);
  await insertRows(db, tables.signos, rows.signs);
  await insertRows(db, tables.consulta, rows.notes);
  await insertRows(db, tables.consultaDiagnostico, rows.lines);
  // Signatures come last, because signed notes are immutable.
  await updateRows(db, tables.consulta, tables.consulta.consultaId, rows.signatures);
  await insertRows(db, tables.adenda, rows.addenda);
  if (folios.size > 0) await db.insert(counters).values([...folios.values()].map((row) => ({ serie: 'CON', ...row })));
}

function noteKind(clave: string, urgent: boolean, index: number): TipoConsulta {
  if (urgent) return 'URGENCIA';
  if (clave === 'Z001') return 'CONTROL_NINO_SANO';
  if (clave === 'Z349') return 'PRENATAL';
  return index % 5 === 0 ? 'PRIMERA_VEZ' : 'SUBSECUENTE';
}

/** Returns the cases that suit a patient's age and sex. */
function casesFor(years: number, genero: string | null): readonly Case[] {
  const fits = CASES.filter(
    (each) => years >= (each.least ?? 0) && years <= (each.most ?? 120) && (!each.genero || each.genero === genero),
  );
  return fits.length > 0 ? fits : CASES.slice(0, 1);
}

const only = (row: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

function momentOf(day: string, minute: number, zone: string): Date {
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return new Date(fromZonedTime({ date: day, time }, zone));
}

function folioOf(
  folios: Map<string, { unidadId: number; anio: number; ultimo: number }>,
  { unidadId, clues }: Place,
  day: string,
): string {
  const anio = Number(day.slice(0, 4));
  const key = `${unidadId} ${anio}`;
  const counter = folios.get(key) ?? { unidadId, anio, ultimo: 0 };
  counter.ultimo += 1;
  folios.set(key, counter);
  return `CON-${clues}-${anio}-${String(counter.ultimo).padStart(7, '0')}`;
}

/** Returns units that have patients and physicians who can sign, including those of the demo accounts. */
async function placesOf({ db }: SeedContext): Promise<readonly Place[]> {
  const { usuario, personalMedico, persona, unidad, unidadTipo, paciente, nucleo } = tables;
  const physicians = await db
    .select({
      usuarioId: usuario.usuarioId,
      personalMedicoId: personalMedico.personalMedicoId,
      unidadId: personalMedico.unidadId,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
      licence: personalMedico.cedulaProfesional,
    })
    .from(usuario)
    .innerJoin(personalMedico, eq(personalMedico.personalMedicoId, usuario.personalMedicoId))
    .innerJoin(persona, eq(persona.personaId, personalMedico.personaId))
    .where(and(eq(personalMedico.tipo, 'MEDICO'), isNotNull(personalMedico.cedulaProfesional)))
    .orderBy(asc(usuario.usuarioId));
  const desks = await db
    .selectDistinct({ unidadId: usuario.unidadId })
    .from(usuario)
    .where(
      and(
        inArray(
          usuario.email,
          DEMO.map((profile) => PROFILES[profile].demoUser),
        ),
        isNotNull(usuario.unidadId),
      ),
    );
  const isDesk = (unidadId: number) => desks.some((desk) => desk.unidadId === unidadId);
  const ids = [
    ...new Set([...physicians.map(({ unidadId }) => unidadId), ...desks.map(({ unidadId }) => Number(unidadId))]),
  ];
  if (ids.length === 0) return [];
  const [units, people, services] = [
    await db
      .select({
        unidadId: unidad.unidadId,
        jurisdiccionId: unidad.jurisdiccionId,
        clues: unidad.clues,
        zone: unidad.zonaHoraria,
        takesEmergencies: sql<boolean>`${unidadTipo.grupo} = 'HOSPITAL'`,
      })
      .from(unidad)
      .innerJoin(unidadTipo, eq(unidadTipo.unidadTipoId, unidad.unidadTipoId))
      .where(inArray(unidad.unidadId, ids))
      .orderBy(asc(unidad.unidadId)),
    await db
      .select({
        pacienteId: paciente.pacienteId,
        unidadId: paciente.unidadId,
        born: persona.fechaNacimiento,
        genero: persona.genero,
      })
      .from(paciente)
      .innerJoin(persona, eq(persona.personaId, paciente.personaId))
      .where(inArray(paciente.unidadId, ids))
      .orderBy(asc(paciente.pacienteId)),
    await db
      .select({ nucleoId: nucleo.nucleoId, unidadId: nucleo.unidadId })
      .from(nucleo)
      .where(and(inArray(nucleo.unidadId, ids), inArray(nucleo.tipo, ['NUCLEO_BASICO', 'CONSULTORIO', 'URGENCIAS'])))
      .orderBy(asc(nucleo.nucleoId)),
  ];
  return units
    .map((unit) => ({
      ...unit,
      nucleoIds: services.filter(({ unidadId }) => unidadId === unit.unidadId).map(({ nucleoId }) => nucleoId),
      patients: people.flatMap(({ pacienteId, unidadId, born, genero }) =>
        unidadId === unit.unidadId && born ? [{ pacienteId, born, genero }] : [],
      ),
      authors: physicians
        .filter(({ unidadId }) => unidadId === unit.unidadId)
        .map(({ usuarioId, personalMedicoId, nombre, primerApellido, segundoApellido, licence }) => ({
          usuarioId,
          personalMedicoId,
          name: fullName({ nombre, primerApellido, segundoApellido }),
          licence: licence!,
        })),
    }))
    .filter(({ patients }) => patients.length >= TODAY)
    .toSorted(
      (one, other) =>
        Number(isDesk(other.unidadId)) - Number(isDesk(one.unidadId)) || other.patients.length - one.patients.length,
    )
    .slice(0, UNITS);
}
