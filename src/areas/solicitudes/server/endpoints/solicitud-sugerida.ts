import { and, eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { almacen, insumo, insumoConfiguracion, inventario } from '#generated/server/tables.gen';
import { suggestedLines, type SupplyNeed } from '#areas/solicitudes/shared/solicitud/suggested-lines';
import { createRecord } from '#platform/server/records/create-record';
import { resourceOf } from '#platform/server/records/resources';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import { isItsSetting } from '#areas/inventario/server/stock/monthly-use';
import { suppliesSetUp } from '#areas/inventario/server/stock/supplies-set-up';
import { piecesAskedBy } from '#areas/inventario/server/stock/pieces-asked-by';
import { requireWarehouse } from '#areas/inventario/server/insumo-configuracion/require-warehouse';
import type { OperationContext } from '#platform/server/operations/context';
import { keepKnownStock } from '../known-stock';

/** Maximum lines of a request. The next request takes the rest, because the pieces of a draft count as requested. */
const MAX_LINES = 500;

/**
 * Drafts a request for the needs of a warehouse (DOMAIN c.4, f.6), equal to one entered manually; the author reviews and sends it.
 *
 * @throws Problem 404 or 403 for the warehouse; 409 NADA_QUE_PEDIR when all needs are covered; 422 without a default or given supplier
 */
export const solicitudSugerida: OperationHandler<'solicitudSugerida', OperationContext> = async (
  { body: { almacenSolicitanteId, almacenSurtidorId, tipo } },
  { tx, actor },
) => {
  await requireWarehouse(tx, almacenSolicitanteId, 'solicitud.crear', actor);
  // Serialises concurrent calls: the second sees the draft of the first.
  const [own] = await tx
    .select({ usual: almacen.almacenAbastecedorId })
    .from(almacen)
    .where(eq(almacen.almacenId, almacenSolicitanteId))
    .for('update');
  const supplierId = almacenSurtidorId ?? own?.usual ?? null;
  if (supplierId === null) throw invalid([{ campo: 'almacenSurtidorId', codigo: 'REQUERIDO', params: {} }]);
  const lineas = suggestedLines(await needsOf(tx, almacenSolicitanteId, supplierId), tipo);
  if (lineas.length === 0) throw new Problem(409, 'NADA_QUE_PEDIR');
  const draft = await createRecord({
    tx,
    actor,
    resource: resourceOf('solicitud'),
    body: {
      tipo,
      almacenSolicitanteId,
      almacenSurtidorId: supplierId,
      urgente: false,
      lineas: lineas.slice(0, MAX_LINES),
    },
  });
  return await keepKnownStock(tx, draft, actor);
};

/**
 * Returns the needs of a warehouse, limited to supplies that its supplier carries. A supplier without a configured catalogue carries all.
 */
async function needsOf(tx: Queryable, almacenId: number, supplierId: number): Promise<readonly SupplyNeed[]> {
  const carries = await suppliesSetUp(tx, supplierId);
  const asked = await piecesAskedBy(tx, [almacenId]);
  const rows = await tx
    .select({
      insumoId: insumoConfiguracion.insumoId,
      clave: insumo.clave,
      clasificacionVen: insumo.clasificacionVen,
      puntoReorden: insumoConfiguracion.puntoReorden,
      maximo: insumoConfiguracion.maximo,
      fondoFijo: insumoConfiguracion.fondoFijo,
      multiplo: insumoConfiguracion.multiplo,
      tope: insumoConfiguracion.consumoMaximoSolicitud,
      disponible: inventario.disponible,
      enTransito: inventario.enTransito,
    })
    .from(insumoConfiguracion)
    .innerJoin(insumo, and(eq(insumo.insumoId, insumoConfiguracion.insumoId), eq(insumo.activo, true)))
    .leftJoin(inventario, isItsSetting)
    .where(and(eq(insumoConfiguracion.almacenId, almacenId), eq(insumoConfiguracion.activo, true)));
  return rows
    .filter(({ insumoId }) => carries.size === 0 || carries.has(insumoId))
    .map(({ clasificacionVen, multiplo, disponible, enTransito, ...row }) => ({
      ...row,
      clasificacionVen,
      multiplo: multiplo ?? 1,
      disponible: disponible ?? 0,
      enTransito: enTransito ?? 0,
      pedido: asked.of({ almacenId, insumoId: row.insumoId }),
    }));
}
