import type { OrdenCargo } from '../../../../generated/shared/types.gen';
import { unjustified } from '../../../domain/farmacia/unjustified';
import { linesOf } from '../../../domain/orden-cargo/lines';
import type { Issue } from '../../../shared/issue';
import { staffOf } from '../../crud/staff-of';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { allergiesTo } from '../farmacia/allergies-to';

/** Staff who may decide that a patient gets a medicine in spite of an allergy. */
const PHYSICIANS: readonly string[] = ['MEDICO', 'ODONTOLOGO'];

/** A medicine that the patient is allergic to takes a physician and a reason (DOMAIN c.2.6). */
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
