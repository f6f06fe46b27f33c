import { accessLetter } from '../operations/cuenta/access-letter';
import type { AuditActor } from '../db/audit';
import type { Orm } from '../db/database';
import type { Letter } from '../operations/letter';
import type { Sessions } from '../db/sessions/sessions';

/** The mail to the holder of an account that was just registered; null when it is not one that waits for its holder. */
export async function invitation(orm: Orm, sessions: Sessions, record: Readonly<Record<string, unknown>>, actor: AuditActor): Promise<Letter | null> {
  if (record['estatus'] !== 'INVITADO') return null;
  const email = String(record['email']);
  if (sessions.mode === 'token') return accessLetter(orm, email, actor, { onlyFirst: true, invited: true });
  const { nombre, primerApellido } = (record['persona'] ?? {}) as { nombre?: string; primerApellido?: string };
  return { kind: 'invitar-externo', email, nombre: [nombre, primerApellido].filter(Boolean).join(' ') };
}
