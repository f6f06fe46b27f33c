import type { OperationHandler } from '#generated/server/operations.gen';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import type { OperationContext } from '#platform/server/operations/context';

/** Handles the stock of one warehouse. @throws Problem 404 when it is out of reach */
export const ocAlmacenInventario: OperationHandler<'ocAlmacenInventario', OperationContext> = async (
  { params: { almacenId } },
  { page, tx, actor },
) => {
  await findRecord(tx, resourceOf('almacen'), almacenId, 'inventario.ver', actor);
  return await page('inventario', { almacenId });
};
