import type { WireRecord } from '../../crud/to-record';
import type { AuditActor } from '../../db/audit';
import type { Queryable } from '../../db/database';
import type { Sessions } from '../../db/sessions/sessions';
import { fullName } from '../full-name';
import type { Letter } from '../letter';
import { accessLetter } from './access-letter';

/** The mail to the holder of an account that was just registered; null when it is not one that waits for its holder. */
export async function invitation(db: Queryable, sessions: Sessions, account: Readonly<WireRecord>, actor: AuditActor): Promise<Letter | null> {
  if (account['estatus'] !== 'INVITADO') return null;
  const email = String(account['email']);
  if (sessions.issue) return accessLetter(db, email, actor, { onlyFirst: true, invited: true });
  const { nombre = '', primerApellido = '' } = (account['persona'] ?? {}) as { nombre?: string; primerApellido?: string };
  return { kind: 'invitar-externo', email, nombre: fullName({ nombre, primerApellido, segundoApellido: null }) };
}
