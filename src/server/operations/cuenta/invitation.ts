import type { WireRecord } from '../../crud/to-record';
import type { AuditActor } from '../../db/audit';
import type { Sessions } from '../../db/sessions/sessions';
import { fullName } from '../full-name';
import type { LetterOrder } from '../letter';

/** The mail to the holder of an account that was just registered; null when it is not one that waits for its holder. */
export function invitation(sessions: Sessions, account: Readonly<WireRecord>, actor: AuditActor): LetterOrder | null {
  if (account['estatus'] !== 'INVITADO') return null;
  const email = String(account['email']);
  if (sessions.issue) return { kind: 'acceso', email, onlyFirst: true, invited: true, actor };
  const { nombre = '', primerApellido = '' } = (account['persona'] ?? {}) as {
    nombre?: string;
    primerApellido?: string;
  };
  return { kind: 'invitar-externo', email, nombre: fullName({ nombre, primerApellido, segundoApellido: null }) };
}
