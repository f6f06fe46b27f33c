import type { Product } from '../../wire';
import { readIdParameter } from '../request/read-id-parameter';
import type { Exchange } from '../route';
import type { SampleStore } from '../store/create-sample-store';

/** SPEC 7, GET /mock/sales/product: returns the product with the id of the query. @throws {RequestFailure} 404 */
export function showProduct({ products }: SampleStore, { query }: Exchange): Product {
  return products.get(readIdParameter(query));
}
