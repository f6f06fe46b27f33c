import { authContract } from './contract-auth';
import { catalogosContract } from './contract-catalogos';
import { ordersContract } from './contract-orders';
import { productsContract } from './contract-products';
import type { ContractCase, Send } from './contract-case';

/**
 * SPEC 7, "Mock endpoints", line by line, whatever carries the requests: the backend itself, or a page that has it.
 * A case leaves behind what it found (but for the orders it deletes and the accounts it makes), so that one backend
 * can walk them all, in any order.
 *
 * @param send carries out a request; `path` is what follows the API prefix
 */
export function contract(send: Send): ContractCase[] {
  return [...authContract(send), ...productsContract(send), ...ordersContract(send), ...catalogosContract(send)];
}
