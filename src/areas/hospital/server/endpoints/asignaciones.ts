import { alias } from 'drizzle-orm/pg-core';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { asignacion, hospitalizacion, persona, personalMedico } from '#generated/server/tables.gen';
import { shiftAt, staffShifts, type Shift } from '#areas/red/shared/hospital/shifts';
import { addDays } from '#platform/shared/dates/days';
import { PERSON_NAME } from '#areas/personas/server/person-names';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { notFound } from '#platform/server/db/problem';
import { ofShift } from '../stays/assigned-to';
import { wardCards } from '../stays/ward-cards';
import { chosenBy, isInBed, wardsWith } from '../stays/wards-with-patients';
import type { OperationContext } from '#platform/server/operations/context';

const MOST = 200;

/** Returns the nurses of a shift, the patients of a service, and their assignments, for the head of a ward. */
export const hospitalizacionAsignaciones: OperationHandler<'hospitalizacionAsignaciones', OperationContext> = async (
  { params: { servicioId: asked, turno: chosenShift, fecha: chosenDay } },
  { database: { orm }, actor },
) => {
  const now = new Date();
  const present = shiftAt(now, actor.timeZone);
  const [turno, fecha] = [chosenShift ?? present.turno, chosenDay ?? present.fecha];
  const inBed = and(
    eq(hospitalizacion.activo, true),
    isInBed(),
    scopeCondition(resourceOf('hospitalizacion'), 'hospitalizacion.asignar-personal', actor),
  );
  const wards = await wardsWith(orm, inBed);
  const ward = asked === undefined ? wards[0] : wards.find(({ servicioId }) => servicioId === asked);
  const servicios = wards.map(chosenBy);
  if (!ward) {
    if (asked !== undefined) throw notFound();
    return { servicioId: null, turno, fecha, servicios, personal: [], pacientes: [], asignadas: [], ayer: [] };
  }
  const { servicioId, unidadId } = ward;
  const cards = await wardCards(orm, actor, {
    where: and(inBed, eq(hospitalizacion.servicioId, servicioId)),
    limit: MOST,
    now,
  });
  const pacientes = cards.map((card) => ({
    hospitalizacionId: card.hospitalizacionId,
    camaNumero: card.camaNumero,
    pacienteNombre: card.pacienteNombre,
    iniciales: card.iniciales,
    diagnostico: card.diagnostico,
    news2Total: card.news2Total,
    news2Riesgo: card.news2Riesgo,
  }));
  const personal = await nursesOf(orm, { unidadId, servicioId, turno, fecha });
  const here = new Set(pacientes.map(({ hospitalizacionId }) => hospitalizacionId));
  const known = new Set(personal.map(({ personalMedicoId }) => personalMedicoId));
  const pairsOn = async (day: string) =>
    (await pairsOf(orm, actor, servicioId, turno, day)).filter(
      (pair) => here.has(pair.hospitalizacionId) && known.has(pair.personalMedicoId),
    );
  return {
    servicioId,
    turno,
    fecha,
    servicios,
    personal,
    pacientes,
    asignadas: await pairsOn(fecha),
    ayer: await pairsOn(addDays(fecha, -1)),
  };
};

interface OnShift {
  readonly unidadId: number;
  readonly servicioId: number;
  readonly turno: Shift;
  readonly fecha: string;
}

/** Returns the nurses of a unit, those of the shift first, with the number of patients assigned to each elsewhere. */
async function nursesOf(db: Queryable, { unidadId, servicioId, turno, fecha }: OnShift) {
  const staff = await db
    .select({ personalMedicoId: personalMedico.personalMedicoId, nombre: PERSON_NAME, turno: personalMedico.turno })
    .from(personalMedico)
    .innerJoin(persona, eq(persona.personaId, personalMedico.personaId))
    .where(
      and(
        eq(personalMedico.unidadId, unidadId),
        eq(personalMedico.tipo, 'ENFERMERIA'),
        eq(personalMedico.activo, true),
      ),
    )
    .orderBy(asc(persona.primerApellido), asc(persona.nombre))
    .limit(MOST);
  const elsewhere = await db
    .select({ personalMedicoId: asignacion.personalMedicoId, total: count() })
    .from(asignacion)
    .where(
      and(
        eq(asignacion.activo, true),
        eq(asignacion.unidadId, unidadId),
        eq(asignacion.fecha, fecha),
        ofShift(turno),
        ne(asignacion.servicioId, servicioId),
      ),
    )
    .groupBy(asignacion.personalMedicoId);
  const others = new Map(elsewhere.map(({ personalMedicoId, total }) => [personalMedicoId, total]));
  const shifts = staffShifts(turno);
  return staff
    .map(({ personalMedicoId, nombre, turno: own }) => ({
      personalMedicoId,
      nombre: nombre ?? '',
      deTurno: own !== null && shifts.includes(own),
      otros: others.get(personalMedicoId) ?? 0,
    }))
    .toSorted((one, other) => Number(other.deTurno) - Number(one.deTurno));
}

const stay = alias(hospitalizacion, 'estancia');

async function pairsOf(db: Queryable, actor: Actor, servicioId: number, turno: Shift, fecha: string) {
  const rows = await db
    .selectDistinct({
      hospitalizacionId: asignacion.hospitalizacionId,
      personalMedicoId: asignacion.personalMedicoId,
    })
    .from(asignacion)
    .innerJoin(stay, eq(stay.hospitalizacionId, asignacion.hospitalizacionId))
    .where(
      and(
        eq(asignacion.activo, true),
        eq(stay.servicioId, servicioId),
        eq(asignacion.rol, 'ENFERMERA'),
        eq(asignacion.fecha, fecha),
        ofShift(turno),
        scopeCondition(resourceOf('asignacion'), 'hospitalizacion.asignar-personal', actor),
      ),
    );
  return rows;
}
