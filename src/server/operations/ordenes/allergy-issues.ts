import type { OrdenCargo } from '../../../../generated/shared/types.gen';
import { warningsOf } from '../../../domain/farmacia/warnings';
import type { Warning } from '../../../domain/farmacia/warning';
import { unjustified } from '../../../domain/farmacia/unjustified';
import { linesOf } from '../../../domain/orden-cargo/lines';
import { eq } from 'drizzle-orm';
import { paciente } from '../../../../generated/server/tables.gen';
import type { Issue } from '../../../shared/issue';
import { staffOf } from '../../crud/staff-of';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { medicinesOf } from '../farmacia/prescribing-facts';

/** Who may say that a patient gets something in spite of an allergy. */
const PHYSICIANS: readonly string[] = ['MEDICO', 'ODONTOLOGO'];

/** Which of some supplies a patient is allergic to, by what is recorded now. */
export async function allergiesTo(
  db: Queryable,
  pacienteId: number,
  insumoIds: readonly number[],
): Promise<readonly Warning[]> {
  const [row] = await db
    .select({ allergies: paciente.alergias })
    .from(paciente)
    .where(eq(paciente.pacienteId, pacienteId));
  const allergies = row?.allergies ?? [];
  if (allergies.length === 0) return [];
  const medicines = await medicinesOf(db, insumoIds);
  const lines = insumoIds.flatMap((id) => {
    const medicine = medicines.get(id);
    return medicine ? [{ medicine, dosis: 0, frecuenciaHoras: null, duracionDias: null }] : [];
  });
  const facts = { allergies, pregnant: false, years: null, unidadId: null, level: null, active: [], interactions: [] };
  return warningsOf(lines, facts).filter(({ codigo }) => codigo === 'ALERGIA_BLOQUEO');
}

/** DOMAIN c.2, 6: what a patient is allergic to is asked for by a physician who says why, and by nobody else. */
export async function allergyIssues(tx: Queryable, document: OrdenCargo, actor: Actor): Promise<readonly Issue[]> {
  const lines = linesOf(document);
  const warnings = await allergiesTo(
    tx,
    document.pacienteId,
    lines.map(({ insumoId }) => insumoId),
  );
  if (warnings.length === 0) return [];
  const staff = await staffOf(tx, actor.usuarioId);
  const isPhysician = staff !== null && PHYSICIANS.includes(staff.tipo);
  return unjustified(
    lines.map(({ insumoId, justificacion }) => ({
      insumoId,
      justificacion: isPhysician ? (justificacion ?? null) : null,
    })),
    warnings,
  );
}
