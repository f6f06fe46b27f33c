import type { OrdenCargo } from '#generated/shared/types.gen';
import { missingJustifications } from '#areas/farmacia/shared/farmacia/missing-justifications';
import { linesOf, type OrderLine } from '#areas/ordenes/shared/orden-cargo/lines';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled } from '#platform/shared/paths';
import { staffOf } from '#areas/personas/server/staff-of';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { allergiesTo } from '#areas/farmacia/server/endpoints/allergies-to';

/** Staff who may decide to give a medicine despite an allergy. */
const PHYSICIANS: readonly string[] = ['MEDICO', 'ODONTOLOGO'];

/** Reports medicines to which the patient is allergic: ordering them takes a physician and a reason (DOMAIN c.2.6). */
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
  return missingJustifications(
    lines.map(({ insumoId, justificacion }) => ({
      insumoId,
      justificacion: isPhysician ? (justificacion ?? null) : null,
    })),
    warnings,
  );
}

/**
 * Reports lines to be dispensed with an allergy recorded after the order. A reason already given remains valid.
 *
 * @param handed order line of each line of the request; undefined where nothing is dispensed
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
