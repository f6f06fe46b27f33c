import type { Order, Page } from '../../wire';
import { readPageRequest } from '../request/read-page-request';
import type { Exchange } from '../route';
import type { SampleStore } from '../store/create-sample-store';

/** SPEC 7, GET /mock/sales/orders: returns a page of orders. It uses plain query parameters, such as `sort[order]` and `sort[key]`. */
export function listOrders({ orders }: SampleStore, { query }: Exchange): Page<Order> {
  return orders.page(
    readPageRequest({
      pageIndex: query.get('pageIndex'),
      pageSize: query.get('pageSize'),
      query: query.get('query'),
      sort: { order: query.get('sort[order]'), key: query.get('sort[key]') },
    }),
  );
}
