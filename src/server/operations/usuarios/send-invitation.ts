import type { AuditActor } from '../../db/audit';
import type { Queryable } from '../../db/database';
import type { WireRecord } from '../../crud/to-record';
import type { OperationContext } from '../context';
import { accessLetter } from '../cuenta/access-letter';
import { fullName } from '../full-name';
import type { Letter } from '../letter';

/** Sends an invited account its invitation, once what the operation wrote is there to stay; nothing to one that is not invited. */
export function sendInvitation(account: Readonly<WireRecord>, { actor, committed, later, sendLetter, database, sessions }: OperationContext): void {
  if (account['estatus'] !== 'INVITADO') return;
  committed(() => later(async () => {
    const letter = await invitationOf(database.orm, sessions.mode, account, actor);
    if (letter) await sendLetter(letter);
  }));
}

async function invitationOf(db: Queryable, mode: string, { email, persona }: Readonly<WireRecord>, actor: AuditActor): Promise<Letter | null> {
  if (mode === 'token') return accessLetter(db, String(email), actor, { onlyFirst: true, invited: true });
  const { nombre = '', primerApellido = '' } = (persona ?? {}) as { nombre?: string; primerApellido?: string };
  return { kind: 'invitar-externo', email: String(email), nombre: fullName({ nombre, primerApellido, segundoApellido: null }) };
}
