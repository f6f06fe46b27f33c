import { readBody } from '../request/read-body';
import { readText } from '../request/read-text';
import type { Exchange } from '../route';
import type { SampleStore } from '../store/create-sample-store';
import { readProduct } from './read-product';

/**
 * SPEC 7, PUT /mock/sales/products/update: updates the product with the id of the body; returns true. Omitted fields keep their values.
 *
 * @throws {RequestFailure} 404 for an unknown id, 400 with `errors` for an invalid product
 */
export async function updateProduct({ products }: SampleStore, { request }: Exchange): Promise<true> {
  const body = await readBody(request);
  const id = readText(body, 'id');
  products.update(id, readProduct(body, products.get(id)));
  return true;
}
