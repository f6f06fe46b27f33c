import type { LooseRecord } from '../../../shared/paths';
import { fullName } from '../full-name';
import type { LetterOrder } from '../letter';

/** What the address is told that an account had before; null when it has the same. */
export function movedLetter(before: LooseRecord, after: LooseRecord): LetterOrder | null {
  if (before['email'] === after['email']) return null;
  const {
    nombre = '',
    primerApellido = '',
    segundoApellido = null,
  } = (after['persona'] ?? {}) as { nombre?: string; primerApellido?: string; segundoApellido?: string | null };
  return {
    kind: 'correo',
    email: String(before['email']),
    nombre: fullName({ nombre, primerApellido, segundoApellido }),
  };
}
