import type { Page, Product } from '../../wire';
import { readBodyParameter } from '../request/read-body-parameter';
import { readPageRequest } from '../request/read-page-request';
import type { Exchange } from '../route';
import type { SampleStore } from '../store/create-sample-store';
import { readProductFilter } from './read-product-filter';

/** SPEC 7, GET /mock/sales/products: returns a page of products. The parameter `body` contains page, sort, search and filter. */
export function listProducts({ products }: SampleStore, { query }: Exchange): Page<Product> {
  const body = readBodyParameter(query);
  return products.page(readPageRequest(body), readProductFilter(body['filterData']));
}
