import { paciente, persona } from '#generated/server/tables.gen';
import type { SeedContext } from '../context';
import { originalOf, patient, type GeneratedPatient } from '../people/patient';
import type { PlacedUnit } from '../plan/placed-unit';
import { randomFor } from '../random';
import { aliasOf } from '#areas/pacientes/shared/pacientes/alias';
import { insertRows } from '#platform/server/db/insert-rows';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { folio } from '#platform/server/db/system-tables';

/** Patients of one copy of the demo. */
export const PATIENTS_PER_COPY = 1400;
/** Weights of a patient's unit: hospitals are more likely than health centres, and the first hospital is the largest. */
const WEIGHTS: Readonly<Record<string, number>> = {
  HG: 5,
  HI: 4,
  HMI: 4,
  HN: 4,
  CSU: 4,
  CESSA: 4,
  UNEME: 2,
  CSR3: 3,
  CSR2: 2,
  CSR1: 1,
  UMM: 1,
};
const FLAGSHIP = 25;

/** Inserts the patients of a copy's units. */
export async function seedPatients(context: SeedContext, units: readonly PlacedUnit[], copy: number): Promise<void> {
  const homes = units.flatMap((unit) => {
    const weight = WEIGHTS[unit.plan.tipo];
    return weight === undefined ? [] : [[unit, unit.plan.nombreCorto === 'HG Saltillo' ? FLAGSHIP : weight] as const];
  });
  const patients = Array.from({ length: PATIENTS_PER_COPY }, (_, place) => {
    const index = copy * PATIENTS_PER_COPY + place;
    return patient(context, index, randomFor('adscripcion', originalOf(index)).weighted(homes));
  });
  const aliases = numberAliases(patients);
  if (aliases.length > 0) await context.db.insert(folio).values(aliases);
  const personKeys = await reserveKeys(context.db, persona.personaId, patients.length);
  await insertRows(
    context.db,
    persona,
    patients.map((each, index) => ({ personaId: personKeys[index]!, ...each.persona })),
  );
  await insertRows(
    context.db,
    paciente,
    patients.map((each, index) => ({ personaId: personKeys[index]!, ...each.paciente })),
  );
}

/** Numbers the unidentified patients of each unit. Returns the last numbers, from which the application continues. */
function numberAliases(patients: readonly GeneratedPatient[]) {
  const last = new Map<number, number>();
  for (const { persona: human, paciente: record } of patients) {
    if (record.motivoSinCurp !== 'NO_IDENTIFICADO') continue;
    const number = (last.get(record.unidadId) ?? 0) + 1;
    last.set(record.unidadId, number);
    Object.assign(human, aliasOf(human.genero, number));
  }
  return [...last].map(([unidadId, ultimo]) => ({ serie: 'DESCONOCIDO', anio: 0, unidadId, ultimo }));
}
