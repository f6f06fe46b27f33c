import type { WireRecord } from '#platform/server/records/to-record';
import type { AuditActor } from '#platform/server/db/audit';
import type { Sessions } from '#platform/server/sessions/sessions';
import type { OperationContext } from '#platform/server/operations/context';
import { fullName } from '#platform/shared/full-name';
import type { LetterOrder } from '#platform/server/http/letter';

/** Sends an invited account its invitation, in the transaction that made it one; nothing to one that is not invited. */
export async function sendInvitation(
  account: Readonly<WireRecord>,
  { tx, actor, sessions, sendLetter }: Pick<OperationContext, 'tx' | 'actor' | 'sessions' | 'sendLetter'>,
): Promise<void> {
  if (account['estatus'] === 'INVITADO') await sendLetter(tx, invitation(sessions, account, actor));
}

function invitation(sessions: Sessions, account: Readonly<WireRecord>, actor: AuditActor): LetterOrder {
  const email = String(account['email']);
  if (sessions.issue) return { kind: 'acceso', email, onlyFirst: true, invited: true, actor };
  const { nombre = '', primerApellido = '' } = (account['persona'] ?? {}) as {
    nombre?: string;
    primerApellido?: string;
  };
  return { kind: 'invitar-externo', email, nombre: fullName({ nombre, primerApellido, segundoApellido: null }) };
}
