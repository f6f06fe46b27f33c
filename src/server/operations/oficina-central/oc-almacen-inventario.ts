import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { findRecord } from '../../crud/get-record';
import { resourceOf } from '../../crud/resources';
import type { OperationContext } from '../context';

/** The stock of one warehouse. @throws Problem 404 for one out of reach */
export const ocAlmacenInventario: OperationHandler<'ocAlmacenInventario', OperationContext> = async (
  { params: { almacenId } },
  { page, tx, actor },
) => {
  await findRecord(tx, resourceOf('almacen'), almacenId, 'inventario.ver', actor);
  return await page('inventario', { almacenId });
};
