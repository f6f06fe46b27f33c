import { recordPath } from '#platform/shared/record-path';

/** Addresses of the sample records that the screens lead to. */
export const sampleLinks = {
  product: (id: string) => recordPath.show('producto-muestra', id),
  order: (id: string) => recordPath.show('pedido-muestra', id),
  orders: recordPath.list('pedido-muestra'),
} as const;
