import { eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { almacen } from '#generated/server/tables.gen';
import { createRecord } from '#platform/server/records/create-record';
import { resourceOf } from '#platform/server/records/resources';
import { patiently } from '#platform/server/db/patiently';
import { warehouseRules } from '#areas/inventario/server/stock/warehouse-rules';
import type { OperationContext } from '#platform/server/operations/context';
import { requireWarehouse } from '#areas/inventario/server/insumo-configuracion/require-warehouse';
import { takeStep } from '#platform/server/operations/take-step';
import { countOfWeek } from '../weekly-count';

/**
 * Begins the weekly count of the controlled medicines of a warehouse (DOMAIN b.9), or leads to the one of this week that is not closed.
 *
 * @throws Problem 404 or 403 for the warehouse; 422 CONTEO_SIN_LOTES where there is nothing to count
 */
export const controladosContar: OperationHandler<'controladosContar', OperationContext> = async (
  { body: { almacenId } },
  { tx, actor },
) => {
  await requireWarehouse(tx, almacenId, 'conteo.capturar', actor);
  // Two who press at once: the second waits, and is led to the count of the first.
  await patiently(tx, () =>
    tx.select({ id: almacen.almacenId }).from(almacen).where(eq(almacen.almacenId, almacenId)).for('update'),
  );
  const { day } = await warehouseRules(tx, almacenId, new Date());
  const open = await countOfWeek(tx, almacenId, day, undefined);
  if (open) return { conteoId: open.conteoId, folio: open.folio, nuevo: false };
  const resource = resourceOf('conteo');
  const planned = await createRecord({
    tx,
    actor,
    resource,
    body: { almacenId, tipo: 'CONTROLADOS', fechaProgramada: day, ciego: true, tolerancia: 0 },
  });
  const begun = await takeStep({ tx, actor }, resource, planned, 'iniciar');
  return { conteoId: begun.conteoId, folio: begun.folio, nuevo: true };
};
