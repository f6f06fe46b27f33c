import type { Failed } from '../../session/outcome';

/** Returns the server's message for a ticket that is over; null while the ticket is still good. */
export function overText(failure: Failed | null): string | null {
  return failure?.errores.find(({ codigo }) => codigo === 'BOLETO_VENCIDO')?.mensaje ?? null;
}
