import type { Order, OrderDetail } from '../../wire';
import type { OrderSeed } from './order-seeds';

/** An order as the list has it: what its detail says, in short. */
export function orderRow(
  { method, card }: OrderSeed,
  { id, dateTime, payementStatus, paymentSummary, customer }: OrderDetail,
): Order {
  return {
    id,
    date: dateTime,
    customer: customer.name,
    status: payementStatus,
    paymentMehod: method,
    paymentIdendifier: card === null ? customer.email : `•••• ${card}`,
    totalAmount: paymentSummary.total,
  };
}
