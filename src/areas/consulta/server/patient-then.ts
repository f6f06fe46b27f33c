import { and, eq, inArray, like } from 'drizzle-orm';
import { diagnostico, paciente, persona } from '#generated/server/tables.gen';
import { ageAt } from '#areas/personas/shared/edad/age-at';
import type { PatientAt } from '#areas/consulta/shared/signos/vital-signs';
import type { Queryable } from '#platform/server/db/database';

/** Chronic obstructive pulmonary disease in CIE-10, whose codes are stored without dots. */
const COPD = 'J44%';

/**
 * Returns the facts that decide about limits of signs: age and sex of a patient on a day, pregnancy and COPD. The reader's permissions do
 * not apply, because the facts are not shown.
 */
export async function patientAt(db: Queryable, pacienteId: number, day: string): Promise<PatientAt> {
  const [row] = await db
    .select({
      born: persona.fechaNacimiento,
      sex: persona.genero,
      pregnancy: paciente.embarazo,
      conditions: paciente.padecimientosCronicos,
    })
    .from(paciente)
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .where(eq(paciente.pacienteId, pacienteId));
  const conditions = (row?.conditions ?? [])
    .filter(({ estado }) => estado !== 'RESUELTO')
    .map(({ diagnosticoId }) => diagnosticoId);
  const age = ageAt(row?.born, day);
  return {
    years: age?.anios ?? null,
    ageDays: age?.totalDias ?? null,
    sex: row?.sex ?? null,
    pregnant: row?.pregnancy?.activo === true,
    copd: conditions.length > 0 && (await isAmong(db, conditions)),
  };
}

async function isAmong(db: Queryable, diagnosticoIds: readonly number[]): Promise<boolean> {
  const [found] = await db
    .select({ id: diagnostico.diagnosticoId })
    .from(diagnostico)
    .where(and(inArray(diagnostico.diagnosticoId, [...diagnosticoIds]), like(diagnostico.clave, COPD)))
    .limit(1);
  return found !== undefined;
}
