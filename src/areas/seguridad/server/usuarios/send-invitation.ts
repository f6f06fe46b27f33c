import type { WireRecord } from '#platform/server/records/read/wire-record';
import type { AuditActor } from '#platform/server/db/audit';
import type { Sessions } from '#platform/server/sessions/sessions';
import type { OperationContext } from '#platform/server/operations/context';
import { fullName } from '#platform/shared/text/full-name';
import type { MailRequest } from '#platform/server/http/mail-request';

/** Sends an invited account its invitation, in the transaction of the change. Sends nothing to other accounts. */
export async function sendInvitation(
  account: Readonly<WireRecord>,
  { tx, actor, sessions, sendLetter }: Pick<OperationContext, 'tx' | 'actor' | 'sessions' | 'sendLetter'>,
): Promise<void> {
  if (account['estatus'] === 'INVITADO') await sendLetter(tx, invitation(sessions, account, actor));
}

function invitation(sessions: Sessions, account: Readonly<WireRecord>, actor: AuditActor): MailRequest {
  const email = String(account['email']);
  if (sessions.issue) return { kind: 'acceso', email, onlyFirst: true, invited: true, actor };
  const { nombre = '', primerApellido = '' } = (account['persona'] ?? {}) as {
    nombre?: string;
    primerApellido?: string;
  };
  return { kind: 'invitar-externo', email, nombre: fullName({ nombre, primerApellido, segundoApellido: null }) };
}
