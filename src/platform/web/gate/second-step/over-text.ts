import type { Failed } from '../../session/outcome';

/** Returns the server's message for an expired ticket; null while the ticket is valid. */
export function overText(failure: Failed | null): string | null {
  return failure?.errores.find(({ codigo }) => codigo === 'BOLETO_VENCIDO')?.mensaje ?? null;
}
