// Generated from schemas/entities/muestra/pedido-muestra.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Pedido, as the server answers it.
 */
export interface PedidoMuestra {
  id: string;
  date: string;
  customer: string;
  status: '0' | '1' | '2';
  paymentMehod: 'visa' | 'paypal' | 'master';
  paymentIdendifier: string;
  totalAmount: number;
}

/**
 * Pedido, as a client sends it.
 */
export interface PedidoMuestraInput {
  customer: string;
  status: '0' | '1' | '2';
  paymentMehod: 'visa' | 'paypal' | 'master';
  paymentIdendifier: string;
  totalAmount: number;
}
