import type { Page, Product } from '../../wire';
import { readBodyParameter } from '../request/read-body-parameter';
import { readPageRequest } from '../request/read-page-request';
import type { Exchange } from '../route';
import type { SampleStore } from '../store/create-sample-store';
import { readProductFilter } from './read-product-filter';

/** SPEC 7, GET /mock/sales/products: a page of products, with page, sort, search and filter in the parameter `body`. */
export function listProducts({ products }: SampleStore, { query }: Exchange): Page<Product> {
  const body = readBodyParameter(query);
  return products.page(readPageRequest(body), readProductFilter(body['filterData']));
}
