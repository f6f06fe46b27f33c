import type { OrderDetail, OrderEvent } from '../../wire';
import type { OrderSeed } from './order-seeds';

/** Events of a paid order, each with the hours after which it happens. */
const STEPS = [
  [0, 'Pedido recibido'],
  [0.1, 'Pago confirmado'],
  [9, 'Pedido preparado'],
  [26, 'Entregado a la paquetería'],
  [31, 'En camino'],
  [58, 'Entregado'],
] as const;

/** Hours until an order is in transit, and until it is delivered. */
const [SENT, DELIVERED] = [26, 58];

/**
 * Returns the progress of an order and its events, by day, latest first. Only a paid order leaves the warehouse.
 *
 * @param dateTime of the order; like `now` in Unix seconds
 */
export function orderActivity(
  { customer, hoursAgo, status }: OrderSeed,
  dateTime: number,
  now: number,
): { readonly progress: OrderDetail['progressStatus']; readonly activity: OrderDetail['activity'] } {
  const steps =
    status === 0 ? STEPS : ([STEPS[0], [0.1, status === 1 ? 'Pago en revisión' : 'Pago rechazado']] as const);
  const events = steps.map(([hours, action]): OrderEvent => ({
    time: Math.round(dateTime + hours * 3600),
    action,
    recipient: action === 'Entregado' ? customer : null,
  }));
  const past = events.filter(({ time }) => time <= now).toReversed();
  const days = new Set(past.map(({ time }) => startOfDay(time)));
  return {
    progress: status !== 0 || hoursAgo < SENT ? 0 : hoursAgo < DELIVERED ? 1 : 2,
    activity: [...days].map((date) => ({ date, events: past.filter(({ time }) => startOfDay(time) === date) })),
  };
}

/** Returns the start of the day in the reader's time zone, as displayed. */
function startOfDay(time: number): number {
  return Math.floor(new Date(time * 1000).setHours(0, 0, 0, 0) / 1000);
}
