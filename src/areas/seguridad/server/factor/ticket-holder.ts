import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { accountById } from '../cuenta/proven-account';

/** Returns the active account of a ticket. @throws Problem 422 BOLETO_VENCIDO */
export async function ticketHolder(db: Queryable, usuarioId: number | null) {
  const account = usuarioId === null ? undefined : await accountById(db, usuarioId);
  if (!account) throw ticketOver();
  return account;
}

export const ticketOver = () => invalid([{ campo: 'boleto', codigo: 'BOLETO_VENCIDO', params: {} }]);
