import type { Product } from '../../wire';
import { readBody } from '../request/read-body';
import type { Exchange } from '../route';
import type { SampleStore } from '../store/create-sample-store';
import { nextId } from '../store/next-id';
import { readProduct } from './read-product';

const BLANK = {
  productCode: '',
  img: '',
  imgList: [],
  costPerItem: 0,
  bulkDiscountPrice: 0,
  taxRate: 0,
  tags: [],
  brand: '',
  vendor: '',
  description: '',
} as const satisfies Partial<Product>;

/**
 * SPEC 7, POST /mock/sales/products/create: returns the product with its id. A free id of the client is used; otherwise it is the number
 * after the highest.
 *
 * @throws {RequestFailure} 400 with `errors` for an invalid product
 */
export async function createProduct({ products }: SampleStore, { request }: Exchange): Promise<Product> {
  const body = await readBody(request);
  const fields = readProduct(body, BLANK);
  const wanted = body['id'];
  const highest = products.all().reduce((most, { id }) => Math.max(most, Number(id) || 0), 0);
  const id =
    typeof wanted === 'string' && wanted !== '' && !products.has(wanted) ? wanted : nextId(products, highest + 1);
  products.add({ ...fields, id });
  return products.get(id);
}
