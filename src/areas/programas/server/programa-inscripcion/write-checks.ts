import { and, eq } from 'drizzle-orm';
import {
  consulta,
  consultaDiagnostico,
  paciente,
  persona,
  programa,
  programaInscripcion,
  unidad,
} from '#generated/server/tables.gen';
import { enrolmentFaults, populationFaults } from '#areas/programas/shared/programas/eligibility';
import { displayDate } from '#platform/shared/dates/days';
import { todayIn } from '#platform/shared/dates/moments';
import { zoneOfUnit } from '#areas/agenda/server/owner-agenda';
import { requirePossibleDay } from '#areas/consulta/server/require-possible-moment';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import { mayReadPath } from '#platform/server/records/read/readable';
import { resourceOf } from '#platform/server/records/resources';
import type { WriteChecks } from '#platform/server/entity/hooks';
import { lockInTurn } from '#platform/server/db/lock-in-turn';

/**
 * Checks an enrolment. The programme must be in force and run in the unit, and a person has one open enrolment per programme (DOMAIN a.7).
 * A person outside its population needs a reason.
 */
export const programaInscripcionChecks: WriteChecks = {
  async beforeCreate(tx, record, actor) {
    const [programaId, pacienteId, unidadId] = [
      Number(record['programaId']),
      Number(record['pacienteId']),
      Number(record['unidadId']),
    ];
    const fecha = String(record['fecha']);
    // Serialises enrolments of one person: locks on referenced rows do not exclude each other.
    await lockInTurn(tx, 'inscripcion', pacienteId);
    const [programme] = await tx.select().from(programa).where(eq(programa.programaId, programaId));
    if (!programme) return;
    const today = todayIn(await zoneOfUnit(tx, unidadId, actor.timeZone));
    const faults = enrolmentFaults(programme, unidadId, fecha, today);
    if (faults.length > 0) throw invalid(faults);
    await requirePossibleDay(tx, { pacienteId, day: fecha, campo: 'fecha', today });
    await refuseSecond(tx, programaId, pacienteId);
    if (record['justificacion']) return;
    const strange = populationFaults(programme, await knownOf(tx, pacienteId, actor), fecha);
    if (strange.length > 0)
      throw invalid([...strange, { campo: 'justificacion', codigo: 'INSCRIPCION_JUSTIFICAR', params: {} }]);
  },
};

/** @throws Problem 409 INSCRIPCION_ABIERTA with the unit that follows the patient, and the start date */
async function refuseSecond(tx: Queryable, programaId: number, pacienteId: number): Promise<void> {
  const [open] = await tx
    .select({ fecha: programaInscripcion.fecha, unidad: unidad.nombre })
    .from(programaInscripcion)
    .innerJoin(unidad, eq(unidad.unidadId, programaInscripcion.unidadId))
    .where(
      and(
        eq(programaInscripcion.pacienteId, pacienteId),
        eq(programaInscripcion.programaId, programaId),
        eq(programaInscripcion.estatus, 'ACTIVO'),
      ),
    )
    .limit(1);
  if (!open) return;
  const params = { unidad: open.unidad, fecha: displayDate(open.fecha) };
  throw new Problem(409, 'INSCRIPCION_ABIERTA', {
    params,
    errores: [{ campo: 'pacienteId', codigo: 'INSCRIPCION_ABIERTA', params }],
  });
}

/** Reads sex, date of birth and diagnoses of a patient; the diagnoses only for a reader who may read them. */
async function knownOf(tx: Queryable, pacienteId: number, actor: Actor) {
  const [row] = await tx
    .select({
      genero: persona.genero,
      fechaNacimiento: persona.fechaNacimiento,
      padecimientos: paciente.padecimientosCronicos,
    })
    .from(paciente)
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .where(eq(paciente.pacienteId, pacienteId));
  const known = { genero: row?.genero ?? null, fechaNacimiento: row?.fechaNacimiento ?? null };
  if (!mayReadPath(resourceOf('paciente'), 'padecimientosCronicos', actor)) return { ...known, diagnosticoIds: null };
  const noted = await tx
    .selectDistinct({ id: consultaDiagnostico.diagnosticoId })
    .from(consulta)
    .innerJoin(consultaDiagnostico, eq(consultaDiagnostico.consultaId, consulta.consultaId))
    .where(and(eq(consulta.pacienteId, pacienteId), eq(consulta.estatus, 'FIRMADA'), eq(consulta.activo, true)));
  const chronic = (row?.padecimientos ?? []).map(({ diagnosticoId }) => diagnosticoId);
  return { ...known, diagnosticoIds: [...chronic, ...noted.map(({ id }) => id)] };
}
