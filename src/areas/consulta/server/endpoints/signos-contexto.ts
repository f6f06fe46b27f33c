import { and, desc, eq, lt } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import type { SignosContextoAnswer } from '#generated/shared/operations.gen';
import { cama, hospitalizacion, paciente, persona, signos, visita } from '#generated/server/tables.gen';
import { ageText } from '#areas/personas/shared/edad/age-text';
import { todayIn } from '#platform/shared/dates/moments';
import { patientAt } from '../patient-then';
import { findRecord } from '#platform/server/records/read/get-record';
import { PERSON_NAME } from '#areas/personas/server/person-names';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import { stayInReach } from '#areas/hospital/server/stays/stay-in-reach';
import type { OperationContext } from '#platform/server/operations/context';

type Previous = SignosContextoAnswer['previos'];

const SIGNS = [
  'tas',
  'tad',
  'frecuenciaCardiaca',
  'frecuenciaRespiratoria',
  'temperatura',
  'spo2',
  'peso',
  'talla',
  'glucosaCapilar',
  'dolor',
] as const satisfies readonly (keyof Previous)[];

/**
 * Returns the facts needed before recording the signs of a visit. A reader without access to health data gets neither pregnancy nor COPD,
 * although the server still uses them.
 *
 * @throws Problem 404 for a visit outside the reader's scope
 */
export const signosContexto: OperationHandler<'signosContexto', OperationContext> = async (
  { params: { visitaId } },
  { database: { orm }, actor },
) => {
  const visit = await findRecord(orm, resourceOf('visita'), visitaId, 'signos.capturar', actor);
  const { pacienteId, turnoNumero, motivo } = visit;
  await audit(orm, actor, { accion: 'LEER', entidad: 'visita', entidadId: visitaId });
  return { visitaId, turnoNumero, motivo, ...(await patientBefore(orm, pacienteId, actor)) };
};

/**
 * Returns the facts needed before recording the signs of an inpatient.
 *
 * @throws Problem 404 for a stay outside the reader's scope; 409 SIN_ESTANCIA_ABIERTA
 */
export const signosContextoEstancia: OperationHandler<'signosContextoEstancia', OperationContext> = async (
  { params: { hospitalizacionId } },
  { database: { orm }, actor },
) => {
  const stay = await stayInReach(orm, hospitalizacionId, 'signos.capturar', actor);
  if (stay.estatus !== 'INGRESADO' && stay.estatus !== 'PREALTA') throw new Problem(409, 'SIN_ESTANCIA_ABIERTA');
  const [bed] = stay.camaId
    ? await orm.select({ numero: cama.numero }).from(cama).where(eq(cama.camaId, stay.camaId))
    : [];
  await audit(orm, actor, { accion: 'LEER', entidad: 'hospitalizacion', entidadId: hospitalizacionId });
  return {
    hospitalizacionId,
    camaNumero: bed?.numero ?? null,
    motivo: stay.motivoIngreso,
    ...(await patientBefore(orm, stay.pacienteId, actor)),
  };
};

/**
 * Returns the facts needed before correcting a set of signs. Previous values are those before this set.
 *
 * @throws Problem 404 for a set outside the reader's scope
 */
export const signosContextoToma: OperationHandler<'signosContextoToma', OperationContext> = async (
  { params: { signosId } },
  { database: { orm }, actor },
) => {
  const set = await findRecord(orm, resourceOf('signos'), signosId, 'signos.capturar', actor);
  const { pacienteId, visitaId, fechaToma } = set;
  const hospitalizacionId = set.hospitalizacionId ?? null;
  const [visit] = visitaId
    ? await orm
        .select({ turnoNumero: visita.turnoNumero, motivo: visita.motivo })
        .from(visita)
        .where(eq(visita.visitaId, visitaId))
    : [];
  const [stay] = hospitalizacionId
    ? await orm
        .select({ numero: cama.numero, motivo: hospitalizacion.motivoIngreso })
        .from(hospitalizacion)
        .leftJoin(cama, eq(cama.camaId, hospitalizacion.camaId))
        .where(eq(hospitalizacion.hospitalizacionId, hospitalizacionId))
    : [];
  await audit(orm, actor, { accion: 'LEER', entidad: 'signos', entidadId: signosId });
  return {
    signosId,
    hospitalizacionId,
    turnoNumero: visit?.turnoNumero ?? null,
    camaNumero: stay?.numero ?? null,
    motivo: visit?.motivo ?? stay?.motivo ?? '',
    ...(await patientBefore(orm, pacienteId, actor, new Date(fechaToma))),
  };
};

async function patientBefore(orm: Queryable, pacienteId: number, actor: Actor, before?: Date) {
  const today = todayIn(actor.timeZone, before);
  const known = await patientAt(orm, pacienteId, today);
  const [human] = await orm
    .select({ nombre: PERSON_NAME, born: persona.fechaNacimiento, estimated: paciente.fechaNacimientoEstimada })
    .from(paciente)
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .where(eq(paciente.pacienteId, pacienteId));
  const health = actor.permissions.has('paciente.ver-salud');
  return {
    pacienteId,
    pacienteNombre: actor.permissions.has('paciente.identificar') ? (human?.nombre ?? null) : null,
    edad: ageText(human?.born, today, actor.language, human?.estimated),
    anios: known.years,
    edadDias: known.ageDays ?? null,
    sexo: known.sex ?? null,
    embarazo: health && known.pregnant,
    epoc: health && known.copd,
    previos: await previousOf(orm, pacienteId, actor, before),
  };
}

/** Number of sets in which the last value of each sign is searched. */
const SETS = 20;

async function previousOf(db: Queryable, pacienteId: number, actor: Actor, before?: Date): Promise<Previous> {
  const rows = await db
    .select()
    .from(signos)
    .where(
      and(
        eq(signos.pacienteId, pacienteId),
        eq(signos.estatus, 'VIGENTE'),
        before ? lt(signos.fechaToma, before) : undefined,
        scopeCondition(resourceOf('signos'), 'signos.capturar', actor),
      ),
    )
    .orderBy(desc(signos.fechaToma))
    .limit(SETS);
  const last = (sign: (typeof SIGNS)[number]) => {
    const row = rows.find((each) => each[sign] !== null);
    return row ? { valor: row[sign]!, fecha: row.fechaToma.toISOString() } : null;
  };
  return Object.fromEntries(SIGNS.map((sign) => [sign, last(sign)])) as Previous;
}
