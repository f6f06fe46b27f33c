import { eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { almacen } from '#generated/server/tables.gen';
import { createRecord } from '#platform/server/records/create-record';
import { resourceOf } from '#platform/server/records/resources';
import { withLockTimeout } from '#platform/server/db/with-lock-timeout';
import { warehouseRules } from '#areas/inventario/server/stock/warehouse-rules';
import type { OperationContext } from '#platform/server/operations/context';
import { requireWarehouse } from '#areas/inventario/server/insumo-configuracion/require-warehouse';
import { takeStep } from '#platform/server/operations/take-step';
import { countOfWeek } from '../weekly-count';

/**
 * Starts the weekly count of a warehouse's controlled medicines (DOMAIN b.9), or returns this week's open one.
 *
 * @throws Problem 404 or 403 for the warehouse; 422 CONTEO_SIN_LOTES when there is nothing to count
 */
export const controladosContar: OperationHandler<'controladosContar', OperationContext> = async (
  { body: { almacenId } },
  { tx, actor },
) => {
  await requireWarehouse(tx, almacenId, 'conteo.capturar', actor);
  // Serialises simultaneous requests: the second waits and gets the count of the first.
  await withLockTimeout(tx, () =>
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
