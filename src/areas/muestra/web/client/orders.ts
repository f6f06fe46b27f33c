import type { RaRecord } from 'react-admin';
import { ApiError } from '#platform/web/client/api-error';
import type { HttpClient } from '#platform/web/client/http-client';
import type { Order, OrderDetail, Page } from '../wire';
import { textOf, withQuery } from './sample-query';
import type { SampleResource } from './sample-resource';

/** Orders of the sample backend. On the wire a time is in seconds since 1970, a status a number. */
export function sampleOrders(http: HttpClient): SampleResource {
  return {
    async list({ page, pageSize, sort, filter, signal }) {
      const query = {
        pageIndex: String(page),
        pageSize: String(pageSize),
        query: textOf(filter),
        'sort[order]': sort.order,
        'sort[key]': sort.field,
      };
      const { data, total } = (await http(withQuery('/mock/sales/orders', query), { signal })).json as Page<Order>;
      return { data: data.map(fromWire), total };
    },
    async one(id, signal) {
      const order = (await http(withQuery('/mock/sales/orders-details', { id: String(id) }), { signal }))
        .json as OrderDetail;
      // The backend answers a request for an unknown order with a sample one.
      if (order.id !== String(id))
        throw new ApiError({
          kind: 'HTTP_ERROR',
          status: 404,
          codigo: 'NO_ENCONTRADO',
          message: 'errors.NO_ENCONTRADO',
        });
      const { dateTime, customer, payementStatus, paymentSummary } = order;
      return {
        id: order.id,
        date: moment(dateTime),
        customer: customer.name,
        status: String(payementStatus),
        totalAmount: paymentSummary.total,
      };
    },
    async remove(ids) {
      await http('/mock/sales/orders/delete', { method: 'DELETE', body: JSON.stringify({ id: ids.map(String) }) });
    },
  };
}

function fromWire(order: Order): RaRecord {
  return { ...order, date: moment(order.date), status: String(order.status) };
}

const moment = (seconds: number): string => new Date(seconds * 1000).toISOString();
