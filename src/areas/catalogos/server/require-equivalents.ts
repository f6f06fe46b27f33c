import { inArray } from 'drizzle-orm';
import { insumo } from '#generated/server/tables.gen';
import type { SolicitudLine } from '#areas/solicitudes/shared/solicitud/lines-of';
import { whyNotInPlaceOf } from '#areas/catalogos/shared/solicitud/substitute';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';

/**
 * Checks the substitutes of some lines against the current catalogue, regardless of the picker. The catalogue's rows stay locked until the
 * transaction ends.
 *
 * @param field of the lines with their substitute
 * @throws Problem 422 SUSTITUTO_NO_EQUIVALENTE or SUSTITUTO_MAS_CUIDADO on each line
 */
export async function requireEquivalents(
  tx: Queryable,
  lines: readonly Pick<SolicitudLine, 'insumoId' | 'sustitutoInsumoId'>[],
  field = 'sustitutoInsumoId',
): Promise<void> {
  const replaced = lines.flatMap(({ insumoId, sustitutoInsumoId }, index) =>
    typeof sustitutoInsumoId === 'number' ? [{ index, insumoId, sustitutoInsumoId }] : [],
  );
  if (replaced.length === 0) return;
  const asked = new Set(replaced.flatMap(({ insumoId, sustitutoInsumoId }) => [insumoId, sustitutoInsumoId]));
  const found = await tx
    .select({
      insumoId: insumo.insumoId,
      sustitutoIds: insumo.sustitutoIds,
      fraccion: insumo.fraccion,
      redFria: insumo.redFria,
    })
    .from(insumo)
    .where(inArray(insumo.insumoId, [...asked]))
    .orderBy(insumo.insumoId)
    .for('share');
  const supplies = new Map(found.map((supply) => [supply.insumoId, supply]));
  const issues = replaced.flatMap(({ index, insumoId, sustitutoInsumoId }) => {
    // The check of references has already verified that both exist.
    const codigo = whyNotInPlaceOf(supplies.get(insumoId)!, supplies.get(sustitutoInsumoId)!);
    return codigo ? [{ campo: `lineas.${index}.${field}`, codigo, params: {} }] : [];
  });
  if (issues.length > 0) throw invalid(issues);
}
