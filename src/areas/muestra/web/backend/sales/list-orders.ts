import type { Order, Page } from '../../wire';
import { readPageRequest } from '../request/read-page-request';
import type { Exchange } from '../route';
import type { SampleStore } from '../store/create-sample-store';

/** SPEC 7, GET /mock/sales/orders: a page of orders, with plain query parameters, `sort[order]` and `sort[key]` among them. */
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
