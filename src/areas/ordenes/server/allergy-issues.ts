import type { OrdenCargo } from '#generated/shared/types.gen';
import { unjustified } from '#areas/farmacia/shared/farmacia/unjustified';
import { linesOf, type OrderLine } from '#areas/ordenes/shared/orden-cargo/lines';
import type { Issue } from '#platform/shared/issue';
import { isFilled } from '#platform/shared/paths';
import { staffOf } from '#areas/personas/server/staff-of';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { allergiesTo } from '#areas/farmacia/server/endpoints/allergies-to';

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

/**
 * Lines that are about to be handed over though the patient turned out to be allergic to them since they were ordered; a reason that was given
 * stands.
 *
 * @param handed the line of the order of each line of the request; undefined where nothing is handed over
 */
export async function newAllergyIssues(
  tx: Queryable,
  pacienteId: number,
  handed: readonly (Pick<OrderLine, 'insumoId' | 'justificacion'> | undefined)[],
): Promise<readonly Issue[]> {
  const warnings = await allergiesTo(
    tx,
    pacienteId,
    handed.flatMap((line) => line?.insumoId ?? []),
  );
  return handed.flatMap((line, index) => {
    const found = warnings.find(({ insumoId }) => insumoId === line?.insumoId);
    return found && !isFilled(line?.justificacion)
      ? [{ campo: `lineas.${index}.lotes`, codigo: 'ALERGIA_BLOQUEO', params: { sustancia: found.detalle ?? '' } }]
      : [];
  });
}
