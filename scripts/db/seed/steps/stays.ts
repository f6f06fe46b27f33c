import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import * as tables from '#generated/server/tables.gen';
import { doseTimes } from '#areas/hospital/shared/hospital/dose-times';
import { shiftAt } from '#areas/red/shared/hospital/shifts';
import { news2 } from '#areas/consulta/shared/signos/news2';
import { digestOf } from '#platform/server/lifecycle/sign';
import { textOf } from '#platform/server/lifecycle/signed-text';
import { resourceOf } from '#platform/server/records/resources';
import { insertRows } from '#platform/server/db/insert-rows';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { folio as counters } from '#platform/server/db/system-tables';
import { fullName } from '#platform/shared/text/full-name';
import { presentOf } from '../present';
import type { SeedContext } from '../context';
import { randomFor, type Random } from '../random';
import { updateRows } from '../store/update-rows';
import { CASES } from './outpatient-cases';
import { signsOf } from './outpatient-signs';
import { PROFILES } from '#generated/shared/permissions.gen';
import { STAY_CASES, type StayCase, type StayOrder } from './stay-cases';

/** Numbers of current inpatients, of patients discharged in this half year, and of patients who wait for a bed. */
const [THERE, GONE, WAITING] = [96, 420, 4];
/** Proportion of discharges in the last month, so that the occupancy was then the same as today. */
const LATELY = 0.85;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Numbers of critical and of watched patients (DOMAIN g): NEWS2 of 7 or more, and of 5 or 6. */
const [HIGH, WATCHED] = [4, 9];
/** Number of patients without today's physician's note. */
const NOTES_DUE = 6;
/** Bed and score of story 2 (DOMAIN g). */
const STORY = { bed: 'MI-07', total: 9 } as const;
/** Signs with a high score, the worst first. */
const BAD_SIGNS = [
  // Score 9: breathing 2, saturation 2, oxygen 2, pulse 2, temperature 1.
  {
    frecuenciaRespiratoria: 24,
    spo2: 93,
    oxigenoSuplementario: true,
    frecuenciaCardiaca: 118,
    tas: 112,
    tad: 64,
    temperatura: 38.6,
  },
  // Score 7.
  {
    frecuenciaRespiratoria: 22,
    spo2: 94,
    oxigenoSuplementario: true,
    frecuenciaCardiaca: 112,
    tas: 118,
    tad: 70,
    temperatura: 37.2,
  },
] as const;
// Score 5: breathing 2, saturation 1, pulse 1, temperature 1.
const WATCH_SIGNS = {
  frecuenciaRespiratoria: 22,
  spo2: 95,
  oxigenoSuplementario: false,
  frecuenciaCardiaca: 96,
  tas: 122,
  tad: 74,
  temperatura: 38.4,
} as const;

/** Index of the first patient with a missing note. */
const DUE_FROM = 20;
/** Distribution of patients over the demo's hospitals, as indexes of hospitals. */
const SHARES = [0, 0, 1, 2];

type Stay = typeof tables.hospitalizacion.$inferInsert;

interface Rows {
  readonly stays: Stay[];
  readonly moves: (typeof tables.movimientoCama.$inferInsert)[];
  readonly signs: (typeof tables.signos.$inferInsert)[];
  readonly notes: (typeof tables.notaEvolucion.$inferInsert)[];
  readonly diagnoses: (typeof tables.notaEvolucionDiagnostico.$inferInsert)[];
  readonly signatures: Partial<typeof tables.notaEvolucion.$inferInsert>[];
  readonly orders: (typeof tables.indicacion.$inferInsert)[];
  readonly doses: (typeof tables.ministracion.$inferInsert)[];
  readonly assigned: (typeof tables.asignacion.$inferInsert)[];
}

interface Hospital {
  readonly unidadId: number;
  readonly jurisdiccionId: number | null;
  readonly clues: string;
  readonly zone: string;
  readonly beds: readonly {
    readonly camaId: number;
    readonly servicioId: number;
    readonly numero: string;
    readonly estatus: string | null;
  }[];
  readonly patients: readonly Patient[];
  readonly authors: readonly Author[];
  readonly nurses: readonly Author[];
}

interface Patient {
  readonly pacienteId: number;
  readonly years: number;
  readonly genero: string | null;
}

/** Stored stay, from which its further records are generated. */
interface Told {
  readonly id: number;
  readonly at: Hospital;
  readonly bed: Hospital['beds'][number];
  readonly patient: Patient;
  readonly author: Author;
  readonly admitted: Date;
  /** Time of the discharge, or now, in milliseconds. */
  readonly end: number;
  readonly story: StayCase;
  readonly diagnosticoId: number;
  readonly random: Random;
}

type Author = {
  readonly usuarioId: number;
  readonly personalMedicoId: number;
  readonly name: string;
  readonly licence: string;
};

/** Inserts inpatients of the hospitals: their beds, signs, notes, orders and doses (DOMAIN g, story 2). */
export async function seedStays(context: SeedContext): Promise<void> {
  const { db } = context;
  const now = presentOf(context.baseDate);
  const hospitals = await hospitalsOf(context);
  if (hospitals.length === 0) return;
  const total = THERE + GONE + WAITING;
  const stayKeys = await reserveKeys(db, tables.hospitalizacion.hospitalizacionId, total);
  const rows: Rows = {
    stays: [],
    moves: [],
    signs: [],
    notes: [],
    diagnoses: [],
    signatures: [],
    orders: [],
    doses: [],
    assigned: [],
  };
  const taken = new Set<number>();
  const times = new Map<number, readonly (readonly [number, number])[]>();
  const supplies = await suppliesOf(context);
  const noteKeys = await reserveKeys(db, tables.notaEvolucion.notaEvolucionId, 5000);
  const orderKeys = await reserveKeys(db, tables.indicacion.indicacionId, total * 4);
  let [note, order] = [0, 0];
  const folios = new Map<number, number>();
  const patientsUsed = new Set<number>();
  const year = new Date(now).getUTCFullYear();

  for (let place = 0; place < total; place++) {
    const random = randomFor('estancia', place);
    const isThere = place < THERE;
    const isWaiting = place >= THERE + GONE;
    const isDue = isThere && place >= DUE_FROM && place < DUE_FROM + NOTES_DUE;
    // One past stay in five is in any hospital.
    const isAnywhere = !isThere && !isWaiting && place % 5 === 0;
    const at = hospitals[(isAnywhere ? place : SHARES[place % SHARES.length]!) % hospitals.length]!;
    const story = random.pick(STAY_CASES);
    const patient = at.patients.find(
      ({ pacienteId, years }) => !patientsUsed.has(pacienteId) && years >= (story.least ?? 18),
    );
    if (!patient) continue;
    patientsUsed.add(patient.pacienteId);
    const id = stayKeys[place]!;
    const author = random.pick(at.authors);
    const days = isDue ? random.integer(3, 7) : isThere ? random.integer(0, 9) : random.integer(4, 11);
    const admitted = new Date(
      isWaiting
        ? now - random.integer(1, 3) * HOUR_MS
        : isThere
          ? now - days * DAY_MS - random.integer(2, 20) * HOUR_MS
          : now - (days + (random.chance(LATELY) ? random.integer(0, 29) : random.integer(30, 160))) * DAY_MS,
    );
    const left = isThere || isWaiting ? null : new Date(admitted.getTime() + days * DAY_MS);
    const free = at.beds.filter(
      ({ camaId, estatus }) =>
        estatus === 'DISPONIBLE' && isFree(times.get(camaId), admitted.getTime(), left?.getTime() ?? now),
    );
    const wanted = isThere && place === 0 ? free.find(({ numero }) => numero === STORY.bed) : undefined;
    const bed = wanted ?? free[random.integer(0, Math.max(0, free.length - 1))];
    if (!bed) continue;
    if (!isWaiting)
      times.set(bed.camaId, [...(times.get(bed.camaId) ?? []), [admitted.getTime(), left?.getTime() ?? now]]);
    const isLeaving = isThere && place % 12 === 5;
    const estatus: Stay['estatus'] = isWaiting ? 'SOLICITADA' : left ? 'ALTA' : isLeaving ? 'PREALTA' : 'INGRESADO';
    const number = (folios.get(at.unidadId) ?? 0) + 1;
    folios.set(at.unidadId, number);
    const diagnosticoId = context.diagnosticos(story.clave);
    const tied = { unidadId: at.unidadId, jurisdiccionId: at.jurisdiccionId, servicioId: bed.servicioId };
    if (isThere) taken.add(bed.camaId);
    rows.stays.push({
      ...tied,
      hospitalizacionId: id,
      folio: `HOS-${at.clues}-${year}-${String(number).padStart(6, '0')}`,
      pacienteId: patient.pacienteId,
      estatus,
      camaId: isWaiting ? null : bed.camaId,
      origen: random.pick(['URGENCIAS', 'URGENCIAS', 'CONSULTA_EXTERNA', 'PROGRAMADO'] as const),
      fechaSolicitud: new Date(admitted.getTime() - HOUR_MS),
      solicitadaPorId: author.usuarioId,
      fechaIngreso: isWaiting ? null : admitted,
      ingresadaPorId: isWaiting ? null : author.usuarioId,
      identidadVerificada: !isWaiting,
      diagnosticoIngresoId: diagnosticoId,
      motivoIngreso: story.reason,
      medicoTratanteId: author.personalMedicoId,
      estanciaEsperadaDias: story.days,
      fechaProbableAlta: isThere
        ? new Date(now + (random.integer(0, 3) - 1 + (isLeaving ? 0 : 1)) * DAY_MS).toISOString().slice(0, 10)
        : null,
      aislamiento: random.chance(0.08) ? 'CONTACTO' : 'NINGUNO',
      riesgoCaidas: patient.years > 65 ? 'ALTO' : random.pick(['BAJO', 'MEDIO'] as const),
      riesgoUpp: patient.years > 70 ? 'MEDIO' : 'BAJO',
      ayuno: random.chance(0.06),
      casoMedicoLegal: false,
      motivoEgreso: left
        ? random.weighted([
            ['MEJORIA', 80],
            ['CURACION', 14],
            ['VOLUNTARIO', 3],
            ['MAXIMO_BENEFICIO', 3],
          ] as const)
        : isLeaving
          ? 'MEJORIA'
          : null,
      altaMedicaPorId: left || isLeaving ? author.usuarioId : null,
      fechaAltaMedica: left ? new Date(left.getTime() - 3 * HOUR_MS) : isLeaving ? new Date(now - HOUR_MS) : null,
      egresadaPorId: left ? author.usuarioId : null,
      fechaEgreso: left,
      estatusDesde: left ?? (isLeaving ? new Date(now - HOUR_MS) : admitted),
      creadoPor: author.usuarioId,
      fechaCreacion: new Date(admitted.getTime() - HOUR_MS),
    });
    if (isWaiting) continue;
    rows.moves.push({
      hospitalizacionId: id,
      camaId: bed.camaId,
      unidadId: at.unidadId,
      servicioId: bed.servicioId,
      desde: admitted,
      hasta: left,
      motivo: 'INGRESO',
      usuarioId: author.usuarioId,
    });
    const end = left?.getTime() ?? now;
    const told: Told = { id, at, bed, patient, author, admitted, end, story, diagnosticoId, random };
    rows.signs.push(...signsOfStay(told, isThere ? place : null));
    const kinds = noteTimes(told, {
      days,
      isThere,
      isOver: left !== null || isLeaving,
      isDue,
    });
    for (const each of kinds) {
      const notaEvolucionId = noteKeys[note++];
      if (notaEvolucionId !== undefined) writeNote(rows, told, { ...each, notaEvolucionId });
    }
    if (isThere) {
      for (const each of story.orders) {
        const insumoId = supplies.get(each.clave);
        const indicacionId = orderKeys[order++];
        if (indicacionId !== undefined && insumoId !== undefined)
          writeOrder(rows, told, { ...each, indicacionId, insumoId, isOpen: place % 5 === 0, now });
      }
      if (place % 3 !== 2 && at.nurses.length > 0) {
        const nurse = at.nurses[place % at.nurses.length]!;
        const { fecha, turno } = shiftAt(new Date(now), at.zone);
        rows.assigned.push({
          hospitalizacionId: id,
          unidadId: at.unidadId,
          servicioId: bed.servicioId,
          personalMedicoId: nurse.personalMedicoId,
          rol: 'ENFERMERA',
          turno: turno === 'NOCTURNO' ? 'NOCTURNO_A' : turno,
          fecha,
        });
      }
    }
  }
  await insertRows(db, tables.hospitalizacion, rows.stays);
  await insertRows(db, tables.movimientoCama, rows.moves);
  await insertRows(db, tables.signos, rows.signs);
  await insertRows(db, tables.notaEvolucion, rows.notes);
  await insertRows(db, tables.notaEvolucionDiagnostico, rows.diagnoses);
  // Signatures come last, because signed notes are immutable.
  await updateRows(db, tables.notaEvolucion, tables.notaEvolucion.notaEvolucionId, rows.signatures);
  await insertRows(db, tables.indicacion, rows.orders);
  await insertRows(db, tables.ministracion, rows.doses);
  await insertRows(db, tables.asignacion, rows.assigned);
  if (taken.size > 0)
    await db
      .update(tables.cama)
      .set({ estatus: 'OCUPADA' })
      .where(inArray(tables.cama.camaId, [...taken]));
  for (const [unidadId, ultimo] of folios)
    await db.insert(counters).values({ serie: 'HOS', unidadId, anio: year, ultimo });
}

/** Returns true when a bed is free from one moment to another. */
const isFree = (times: readonly (readonly [number, number])[] | undefined, from: number, to: number): boolean =>
  (times ?? []).every(([begun, ended]) => ended <= from || begun >= to);

const tiedTo = ({ id, at, bed, patient }: Told) => ({
  hospitalizacionId: id,
  pacienteId: patient.pacienteId,
  unidadId: at.unidadId,
  servicioId: bed.servicioId,
});

/** Adds sets of signs: three a day for inpatients, one a day for discharged patients. The first patients have the worst. */
function signsOfStay(told: Told, place: number | null): Rows['signs'] {
  const { id, at, bed, patient, author, admitted, end, story, random } = told;
  const step = place === null ? DAY_MS : 8 * HOUR_MS;
  const from = place === null ? admitted.getTime() + HOUR_MS : Math.max(admitted.getTime() + HOUR_MS, end - 3 * DAY_MS);
  const sets: Rows['signs'] = [];
  for (let taken = end - 40 * 60_000; taken >= from; taken -= step) {
    const isLast = sets.length === 0;
    const bad =
      isLast && place !== null
        ? place < HIGH
          ? BAD_SIGNS[place === 0 ? 0 : 1]
          : place < HIGH + WATCHED
            ? WATCH_SIGNS
            : null
        : null;
    const usual = signsOf(random, patient.years, patient.genero, CASES[0]!);
    const signs = bad ? { ...usual, ...bad } : usual;
    const score = news2(signs as Parameters<typeof news2>[0], { years: patient.years, pregnant: false, copd: false });
    sets.push({
      ...signs,
      tension: `${signs.tas}/${signs.tad}`,
      pacienteId: patient.pacienteId,
      hospitalizacionId: id,
      unidadId: at.unidadId,
      jurisdiccionId: at.jurisdiccionId,
      nucleoId: bed.servicioId,
      news2Total: score.total,
      news2Riesgo: score.riesgo,
      news2: { ...score, componentes: [...score.componentes], faltan: [...score.faltan] },
      estatus: 'VIGENTE',
      fechaToma: new Date(taken),
      fechaCreacion: new Date(taken),
      tomadoPorId: author.personalMedicoId,
      ingresosMl: story.fluids ? random.integer(4, 9) * 100 : null,
      egresosMl: story.fluids ? random.integer(3, 8) * 100 : null,
      balanceMl: null,
    });
  }
  return sets.map((set) => ({
    ...set,
    balanceMl:
      typeof set.ingresosMl === 'number' && typeof set.egresosMl === 'number' ? set.ingresosMl - set.egresosMl : null,
  }));
}

type NoteKind = 'INGRESO' | 'EVOLUCION' | 'EGRESO';

/** Returns the times of a stay's notes, the oldest first. */
function noteTimes(
  { admitted, end }: Told,
  { days, isThere, isOver, isDue }: { days: number; isThere: boolean; isOver: boolean; isDue: boolean },
): { readonly tipo: NoteKind; readonly when: Date }[] {
  const daily = Array.from({ length: Math.min(days, isThere ? 3 : 1) }, (_, day) => ({
    tipo: 'EVOLUCION' as const,
    when: new Date(end - (isDue ? 30 : 4) * HOUR_MS - day * DAY_MS),
  }));
  return [
    { tipo: 'INGRESO' as const, when: new Date(admitted.getTime() + HOUR_MS) },
    ...daily.toReversed(),
    ...(isOver ? [{ tipo: 'EGRESO' as const, when: new Date(end - 2 * HOUR_MS) }] : []),
  ].filter(({ when }) => when >= admitted && when.getTime() <= end);
}

const signed = resourceOf('nota-evolucion').signature!;
const only = (row: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

function writeNote(
  rows: Rows,
  told: Told,
  { tipo, when, notaEvolucionId }: { readonly tipo: NoteKind; readonly when: Date; readonly notaEvolucionId: number },
): void {
  const { at, author, story, diagnosticoId } = told;
  const body = {
    ...tiedTo(told),
    jurisdiccionId: at.jurisdiccionId,
    tipo,
    fechaHora: when,
    evolucionCuadroClinico: tipo === 'EGRESO' ? story.discharge : tipo === 'INGRESO' ? story.reason : story.progress,
    resumenInterrogatorio: tipo === 'INGRESO' ? story.history : null,
    exploracionFisica: tipo === 'EGRESO' ? null : story.examination,
    manejoEstancia: tipo === 'EGRESO' ? story.plan : null,
    recomendaciones: tipo === 'EGRESO' ? ADVICE : null,
    tratamientoIndicaciones: story.plan,
    pronostico: 'BUENO_VIDA_FUNCION' as const,
    capturaTardia: false,
  };
  const line = { diagnosticoId, tipo: 'PRINCIPAL' as const };
  const signer = {
    name: author.name,
    licence: author.licence,
    at: new Date(when.getTime() + 10 * 60_000).toISOString(),
  };
  const { usuarioId } = author;
  rows.notes.push({
    ...body,
    notaEvolucionId,
    autorId: usuarioId,
    personalMedicoId: author.personalMedicoId,
    estatus: 'BORRADOR',
    estatusDesde: when,
    creadoPor: usuarioId,
    fechaCreacion: when,
  });
  rows.diagnoses.push({ ...line, notaEvolucionId, orden: 0 });
  const lines = { diagnosticos: [only(line, signed.lines['diagnosticos'] ?? [])] };
  rows.signatures.push({
    notaEvolucionId,
    estatus: 'FIRMADA',
    firmadaPorId: usuarioId,
    firmaNombre: signer.name,
    firmaCedula: signer.licence,
    fechaFirma: new Date(signer.at),
    firmaHash: digestOf(textOf('nota-evolucion', notaEvolucionId, only(body, signed.content), lines, signer)),
  });
}

const ADVICE = 'Acudir a urgencias si hay fiebre, dificultad para respirar o dolor que no cede.';

interface OrderTold extends StayOrder {
  readonly indicacionId: number;
  readonly insumoId: number;
  /** True when the last dose is still due, or was missed. */
  readonly isOpen: boolean;
  readonly now: number;
}

/** Adds an order with its administered doses. */
function writeOrder(rows: Rows, told: Told, order: OrderTold): void {
  const { at, author, admitted, random, id } = told;
  const { indicacionId, insumoId, hours, isOpen, now } = order;
  // Doses are scheduled on full hours.
  const desde = new Date(Math.ceil(Math.max(admitted.getTime(), now - 2 * DAY_MS) / HOUR_MS) * HOUR_MS);
  const prn = hours === null;
  rows.orders.push({
    ...tiedTo(told),
    indicacionId,
    tipo: 'MEDICAMENTO',
    estatus: 'ACTIVA',
    insumoId,
    descripcion: order.name,
    dosis: order.dose,
    unidadDosis: order.unit,
    via: order.route,
    frecuenciaHoras: hours,
    prn,
    indicacionPrn: prn ? 'Dolor intenso' : null,
    altoRiesgo: order.danger === true,
    desde,
    indicadaPorId: author.usuarioId,
    estatusDesde: desde,
    creadoPor: author.usuarioId,
    fechaCreacion: desde,
  });
  const times = doseTimes(
    { desde: desde.toISOString(), frecuenciaHoras: hours, prn },
    desde,
    new Date(now - 30 * 60_000),
    at.zone,
  );
  for (const time of isOpen ? times.slice(0, -1) : times) {
    const due = new Date(time);
    const nurse = at.nurses[id % Math.max(1, at.nurses.length)] ?? author;
    const isLeft = random.chance(0.03);
    rows.doses.push({
      ...tiedTo(told),
      indicacionId,
      estado: isLeft ? 'OMITIDA' : 'APLICADA',
      estatus: 'VIGENTE',
      fechaProgramada: due,
      fechaAplicada: isLeft ? null : new Date(due.getTime() + random.integer(-10, 25) * 60_000),
      dosisAplicada: isLeft ? null : order.dose,
      via: order.route,
      motivoOmision: isLeft ? 'En estudio fuera del servicio' : null,
      enfermeraId: nurse.usuarioId,
      verificadorId: order.danger && !isLeft ? author.usuarioId : null,
      capturaTardia: false,
    });
  }
}

async function suppliesOf({ db }: SeedContext): Promise<ReadonlyMap<string, number>> {
  const claves = STAY_CASES.flatMap(({ orders }) => orders.map(({ clave }) => clave));
  const found = await db
    .select({ id: tables.insumo.insumoId, clave: tables.insumo.clave })
    .from(tables.insumo)
    .where(inArray(tables.insumo.clave, [...new Set(claves)]));
  return new Map(found.map(({ id, clave }) => [clave, id]));
}

/** Returns hospitals that have beds and physicians who can sign; that of the demo's ward nurse first. */
async function hospitalsOf({ db, baseDate }: SeedContext): Promise<readonly Hospital[]> {
  const { cama, usuario, personalMedico, persona, unidad, paciente } = tables;
  const beds = await db
    .select({
      camaId: cama.camaId,
      servicioId: cama.servicioId,
      numero: cama.numero,
      estatus: cama.estatus,
      unidadId: cama.unidadId,
    })
    .from(cama)
    .orderBy(asc(cama.camaId));
  const ids = [...new Set(beds.map(({ unidadId }) => unidadId))];
  if (ids.length === 0) return [];
  const staff = await db
    .select({
      usuarioId: usuario.usuarioId,
      personalMedicoId: personalMedico.personalMedicoId,
      unidadId: personalMedico.unidadId,
      tipo: personalMedico.tipo,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
      licence: personalMedico.cedulaProfesional,
    })
    .from(usuario)
    .innerJoin(personalMedico, eq(personalMedico.personalMedicoId, usuario.personalMedicoId))
    .innerJoin(persona, eq(persona.personaId, personalMedico.personaId))
    .where(and(inArray(personalMedico.unidadId, ids), isNotNull(personalMedico.cedulaProfesional)))
    .orderBy(asc(usuario.usuarioId));
  const people = await db
    .select({
      pacienteId: paciente.pacienteId,
      unidadId: paciente.unidadId,
      born: persona.fechaNacimiento,
      genero: persona.genero,
    })
    .from(paciente)
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .where(and(eq(paciente.estatus, 'ACTIVO'), isNotNull(persona.fechaNacimiento)))
    .orderBy(asc(paciente.pacienteId));
  const units = await db
    .select({
      unidadId: unidad.unidadId,
      jurisdiccionId: unidad.jurisdiccionId,
      clues: unidad.clues,
      zone: unidad.zonaHoraria,
    })
    .from(unidad)
    .where(inArray(unidad.unidadId, ids))
    .orderBy(asc(unidad.unidadId));
  const [demo] = await db
    .select({ unidadId: usuario.unidadId })
    .from(usuario)
    .where(eq(usuario.email, PROFILES['Enfermeria-centrales'].demoUser));
  const authorsOf = (unidadId: number, tipo: string): Author[] =>
    staff
      .filter((each) => each.unidadId === unidadId && each.tipo === tipo)
      .map(({ usuarioId, personalMedicoId, nombre, primerApellido, segundoApellido, licence }) => ({
        usuarioId,
        personalMedicoId,
        name: fullName({ nombre, primerApellido, segundoApellido }),
        licence: licence!,
      }));
  const year = Number(baseDate.slice(0, 4));
  return units
    .map((unit): Hospital => ({
      ...unit,
      beds: beds.filter(({ unidadId }) => unidadId === unit.unidadId),
      // A hospital accepts patients from its surroundings; its own come first.
      patients: people
        .toSorted((one, other) => Number(other.unidadId === unit.unidadId) - Number(one.unidadId === unit.unidadId))
        .map(({ pacienteId, born, genero }) => ({ pacienteId, genero, years: year - Number(born!.slice(0, 4)) })),
      authors: authorsOf(unit.unidadId, 'MEDICO'),
      nurses: authorsOf(unit.unidadId, 'ENFERMERIA'),
    }))
    .filter(({ authors }) => authors.length > 0)
    .toSorted(
      (one, other) =>
        Number(other.unidadId === demo?.unidadId) - Number(one.unidadId === demo?.unidadId) ||
        other.beds.length - one.beds.length,
    );
}
