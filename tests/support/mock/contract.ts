import { authContract } from './contract-auth';
import { catalogosContract } from './contract-catalogos';
import { ordersContract } from './contract-orders';
import { productsContract } from './contract-products';
import type { ContractCase, Send } from './contract-case';

/**
 * SPEC 7, "Mock endpoints", line by line, for any transport: the backend itself, or a page with the backend. A case restores what it found,
 * except for deleted orders and created accounts. One backend can therefore run all cases in any order.
 *
 * @param send sends a request; `path` is what follows the API prefix
 */
export function contract(send: Send): ContractCase[] {
  return [...authContract(send), ...productsContract(send), ...ordersContract(send), ...catalogosContract(send)];
}
