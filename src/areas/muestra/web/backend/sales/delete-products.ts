import { readBody } from '../request/read-body';
import { readIds } from '../request/read-ids';
import type { Exchange } from '../route';
import type { SampleStore } from '../store/create-sample-store';

/** SPEC 7, DELETE /mock/sales/products/delete: deletes one id or a list in the body, all or none. @throws {RequestFailure} 404 */
export async function deleteProducts({ products }: SampleStore, { request }: Exchange): Promise<true> {
  products.remove(readIds((await readBody(request))['id']));
  return true;
}
