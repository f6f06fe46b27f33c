import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { storeRecoveryCodes, type RecoveryCode } from '#platform/server/db/factor/recovery-codes';
import { activateFactor, activeSince } from '#platform/server/db/factor/second-factors';
import { voidTickets } from '#platform/server/db/factor/sign-in-tickets';
import { endSessions } from '#platform/server/sessions/end-sessions';
import type { Named } from '#platform/shared/text/full-name';
import { fullName } from '#platform/shared/text/full-name';
import type { OperationContext } from '#platform/server/operations/context';

interface Activation {
  readonly typed: string;
  readonly codes: readonly RecoveryCode[];
  readonly actor: Actor;
  /** Session that continues; all others of the account end. */
  readonly jti?: string;
  readonly sendLetter: OperationContext['sendLetter'];
}

/** Activates a new second factor by its first code, with its recovery codes; false for a wrong code, which changes nothing. */
export async function activate(
  tx: Queryable,
  account: Named & { readonly usuarioId: number; readonly email: string },
  { typed, codes, actor, jti, sendLetter }: Activation,
): Promise<boolean> {
  const { usuarioId } = account;
  const isRenewed = (await activeSince(tx, usuarioId)) !== null;
  if (!(await activateFactor(tx, usuarioId, typed))) return false;
  await storeRecoveryCodes(tx, usuarioId, codes);
  await voidTickets(tx, usuarioId);
  await endSessions(tx, usuarioId, jti === undefined ? {} : { except: jti });
  await audit(tx, actor, {
    accion: 'EDITAR',
    entidad: 'usuario',
    entidadId: usuarioId,
    motivo: isRenewed ? 'Segundo factor renovado por su titular' : 'Segundo factor activado por su titular',
    ...(isRenewed ? {} : { antes: { segundoFactor: false }, despues: { segundoFactor: true } }),
  });
  await sendLetter(tx, {
    kind: isRenewed ? 'factor-renovado' : 'factor-activado',
    email: account.email,
    nombre: fullName(account),
  });
  return true;
}
