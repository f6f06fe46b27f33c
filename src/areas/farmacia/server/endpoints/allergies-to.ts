import { warningsOf } from '#areas/farmacia/shared/farmacia/warnings';
import type { Warning } from '#areas/farmacia/shared/farmacia/warning';
import type { Queryable } from '#platform/server/db/database';
import { patientAllergies } from './patient-allergies';
import { medicinesOf } from '../prescribing-facts';
import { substancesIn } from './substances-in';

/** Returns the supplies that a patient is currently allergic to. */
export async function allergiesTo(
  db: Queryable,
  pacienteId: number,
  insumoIds: readonly number[],
): Promise<readonly Warning[]> {
  const allergies = await patientAllergies(db, pacienteId);
  if (allergies.length === 0) return [];
  const medicines = await medicinesOf(db, insumoIds);
  const facts = {
    allergies,
    pregnant: false,
    years: null,
    unidadId: null,
    level: null,
    active: [],
    interactions: [],
    substances: await substancesIn(db),
  };
  const lines = [...medicines.values()].map((medicine) => ({ medicine }));
  return warningsOf(lines, facts).filter(({ codigo }) => codigo === 'ALERGIA_BLOQUEO');
}
