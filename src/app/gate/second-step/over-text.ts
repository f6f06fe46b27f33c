import type { Failed } from '../../../auth/outcome';

/** What the server says of a ticket that is over; null while that may go on. */
export function overText(failure: Failed | null): string | null {
  return failure?.errores.find(({ codigo }) => codigo === 'BOLETO_VENCIDO')?.mensaje ?? null;
}
