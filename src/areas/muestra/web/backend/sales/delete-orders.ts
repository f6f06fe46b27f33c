import { readBody } from '../request/read-body';
import { readIds } from '../request/read-ids';
import type { Exchange } from '../route';
import type { SampleStore } from '../store/create-sample-store';

/** SPEC 7, DELETE /mock/sales/orders/delete: deletes a list of ids in the body, all or none. @throws {RequestFailure} 404 */
export async function deleteOrders({ orders }: SampleStore, { request }: Exchange): Promise<true> {
  orders.remove(readIds((await readBody(request))['id']));
  return true;
}
