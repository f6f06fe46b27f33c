import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  cama,
  diagnostico,
  hospitalizacion,
  notaEvolucion,
  nucleo,
  paciente,
  persona,
  personalMedico,
  signos,
  unidad,
} from '#generated/server/tables.gen';
import type { HospitalizacionPacientesAnswer } from '#generated/shared/operations.gen';
import { ageText } from '#areas/personas/shared/edad/age-text';
import { isNoteOverdue, signsDue } from '#areas/hospital/shared/hospital/due';
import { initialsOf } from '#areas/personas/shared/hospital/initials';
import { stayDays } from '#areas/hospital/shared/hospital/stay-days';
import type { News2Risk } from '#areas/consulta/shared/signos/news2';
import { DEFAULT_TIME_ZONE, knownZone, todayIn } from '#platform/shared/dates/moments';
import { PERSON_NAME } from '#areas/personas/server/person-names';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { auditShownToday } from '#platform/server/records/read/shown-today';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { dosesDue, type DosesDue } from './doses-due';
import { allergiesFor } from './known-allergies';
import { ordersToReceive } from './stay-orders';

export type WardCard = HospitalizacionPacientesAnswer[number];

const physician = alias(persona, 'medico');
const PHYSICIAN_NAME = sql<string | null>`nullif(concat_ws(' ', ${physician.nombre}, ${physician.primerApellido}), '')`;

interface CardRequest {
  /** Additional condition on the stays in scope. */
  readonly where: SQL | undefined;
  readonly limit: number;
  readonly now: Date;
}

/**
 * Returns inpatients for a ward's screens: bed, diagnosis, condition and due tasks. Uses about five queries for any number of patients.
 * Fields that the reader may not see are null.
 */
export async function wardCards(db: Queryable, actor: Actor, { where, limit, now }: CardRequest): Promise<WardCard[]> {
  const stays = await db
    .select({
      stay: hospitalizacion,
      servicioNombre: nucleo.nombre,
      camaNumero: cama.numero,
      persona,
      nombre: PERSON_NAME,
      estimated: paciente.fechaNacimientoEstimada,
      alergias: paciente.alergias,
      negadas: paciente.alergiasNegadas,
      diagnostico: diagnostico.nombre,
      medicoNombre: PHYSICIAN_NAME,
      zone: unidad.zonaHoraria,
    })
    .from(hospitalizacion)
    .innerJoin(paciente, eq(paciente.pacienteId, hospitalizacion.pacienteId))
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .innerJoin(unidad, eq(unidad.unidadId, hospitalizacion.unidadId))
    .innerJoin(nucleo, eq(nucleo.nucleoId, hospitalizacion.servicioId))
    .leftJoin(cama, eq(cama.camaId, hospitalizacion.camaId))
    .leftJoin(diagnostico, eq(diagnostico.diagnosticoId, hospitalizacion.diagnosticoIngresoId))
    .leftJoin(personalMedico, eq(personalMedico.personalMedicoId, hospitalizacion.medicoTratanteId))
    .leftJoin(physician, eq(physician.personaId, personalMedico.personaId))
    .where(
      and(
        eq(hospitalizacion.activo, true),
        scopeCondition(resourceOf('hospitalizacion'), 'hospitalizacion.ver', actor),
        where,
      ),
    )
    .orderBy(nucleo.nombre, cama.numero, hospitalizacion.hospitalizacionId)
    .limit(limit);
  const ids = stays.map(({ stay }) => stay.hospitalizacionId);
  if (ids.length === 0) return [];
  const may = (permission: Parameters<typeof actor.permissions.has>[0]) => actor.permissions.has(permission);
  const [signs, notes, doses, orders] = [
    may('signos.ver') ? await lastSigns(db, ids) : new Map<number, Signs[]>(),
    await lastNotes(db, ids),
    may('nota-evolucion.ver') ? await dosesDue(db, ids, now) : new Map<number, DosesDue>(),
    may('orden-cargo.ver') ? await ordersToReceive(db, ids) : new Map<number, number>(),
  ];
  const today = todayIn(actor.timeZone, now);
  await auditShownToday(db, actor, today, 'hospitalizacion', ids);
  return stays.map(
    ({
      stay,
      persona: human,
      nombre,
      estimated,
      alergias,
      negadas,
      camaNumero,
      servicioNombre,
      zone,
      ...names
    }): WardCard => {
      const id = stay.hospitalizacionId;
      const [last, earlier] = signs.get(id) ?? [];
      const isIn = stay.estatus === 'INGRESADO' || stay.estatus === 'PREALTA';
      const admitted = stay.fechaIngreso;
      const note = notes.get(id) ?? null;
      return {
        hospitalizacionId: id,
        version: stay.version,
        folio: stay.folio ?? '',
        estatus: stay.estatus,
        unidadId: stay.unidadId,
        servicioId: stay.servicioId,
        servicioNombre,
        camaId: stay.camaId,
        camaNumero,
        pacienteId: stay.pacienteId,
        pacienteNombre: may('paciente.identificar') ? nombre : null,
        iniciales: initialsOf([human.nombre, human.primerApellido, human.segundoApellido]),
        edad: ageText(human.fechaNacimiento, today, actor.language, estimated),
        genero: human.genero,
        diagnostico: names.diagnostico,
        motivoIngreso: stay.motivoIngreso,
        ...allergiesFor({ alergias, alergiasNegadas: negadas }, actor),
        aislamiento: stay.aislamiento,
        ayuno: stay.ayuno === true,
        riesgoCaidas: stay.riesgoCaidas,
        fechaSolicitud: stay.fechaSolicitud?.toISOString() ?? null,
        fechaIngreso: admitted?.toISOString() ?? null,
        dias: stayDays(
          { admitted: admitted?.toISOString(), discharged: stay.fechaEgreso?.toISOString() },
          now,
          knownZone(zone) ?? DEFAULT_TIME_ZONE,
        ),
        fechaProbableAlta: stay.fechaProbableAlta,
        medicoNombre: names.medicoNombre,
        news2Total: last?.total ?? null,
        news2Riesgo: last?.risk ?? null,
        news2Anterior: earlier?.total ?? null,
        signosEn: last?.at.toISOString() ?? null,
        signosVencenEn: isIn && admitted && may('signos.ver') ? signsDue(admitted, last ?? null).toISOString() : null,
        notaEn: note?.toISOString() ?? null,
        notaVencida: stay.estatus === 'INGRESADO' && admitted !== null && isNoteOverdue(admitted, note, now),
        proximaDosis: (isIn && doses.get(id)?.next) || null,
        dosisAtrasadas: isIn ? (doses.get(id)?.late.length ?? 0) : 0,
        ordenesPorRecibir: orders.get(id) ?? 0,
      };
    },
  );
}

interface Signs {
  readonly at: Date;
  readonly total: number | null;
  readonly risk: News2Risk | null;
}

/** Returns the last two sets of each stay, the newest first. */
async function lastSigns(db: Queryable, ids: readonly number[]): Promise<Map<number, Signs[]>> {
  const numbered = db
    .select({
      hospitalizacionId: signos.hospitalizacionId,
      at: signos.fechaToma,
      total: signos.news2Total,
      risk: signos.news2Riesgo,
      place:
        sql<number>`row_number() over (partition by ${signos.hospitalizacionId} order by ${signos.fechaToma} desc)`.as(
          'place',
        ),
    })
    .from(signos)
    .where(and(inArray(signos.hospitalizacionId, [...ids]), eq(signos.estatus, 'VIGENTE')))
    .as('numbered');
  const found = await db
    .select()
    .from(numbered)
    .where(sql`${numbered.place} <= 2`)
    .orderBy(numbered.place);
  const sets = new Map<number, Signs[]>();
  for (const { hospitalizacionId, at, total, risk } of found)
    sets.set(hospitalizacionId!, [...(sets.get(hospitalizacionId!) ?? []), { at, total, risk }]);
  return sets;
}

/** Returns the time of the last signed physician's note of each stay. */
async function lastNotes(db: Queryable, ids: readonly number[]): Promise<Map<number, Date>> {
  const found = await db
    .selectDistinctOn([notaEvolucion.hospitalizacionId], {
      id: notaEvolucion.hospitalizacionId,
      at: notaEvolucion.fechaHora,
    })
    .from(notaEvolucion)
    .where(
      and(
        inArray(notaEvolucion.hospitalizacionId, [...ids]),
        eq(notaEvolucion.estatus, 'FIRMADA'),
        ne(notaEvolucion.tipo, 'ENFERMERIA'),
        ne(notaEvolucion.tipo, 'ADENDA'),
      ),
    )
    .orderBy(notaEvolucion.hospitalizacionId, desc(notaEvolucion.fechaHora));
  return new Map(found.map(({ id, at }) => [id, at]));
}
