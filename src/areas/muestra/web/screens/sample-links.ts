import { recordPath } from '#platform/shared/record-path';

/** Links from the screens to sample records. */
export const sampleLinks = {
  product: (id: string) => recordPath.show('producto-muestra', id),
  order: (id: string) => recordPath.show('pedido-muestra', id),
  orders: recordPath.list('pedido-muestra'),
} as const;
