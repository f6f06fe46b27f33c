import type { OrderDetail } from '../../wire';
import { readIdParameter } from '../request/read-id-parameter';
import type { Exchange } from '../route';
import { SAMPLE_ORDER } from '../store/order-seeds';
import type { SampleStore } from '../store/create-sample-store';

/**
 * SPEC 7, GET /mock/sales/orders-details: returns the details of an order in the list. For any other id it returns the "single sample
 * detail" of the specification.
 */
export function showOrderDetail({ orders, orderDetails }: SampleStore, { query }: Exchange): OrderDetail {
  const id = readIdParameter(query);
  return orderDetails.get(orders.has(id) ? id : SAMPLE_ORDER) as OrderDetail;
}
