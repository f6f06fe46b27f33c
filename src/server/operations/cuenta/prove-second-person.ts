import { and, eq } from 'drizzle-orm';
import { perfil, usuario } from '../../../../generated/server/tables.gen';
import { isSamePerson } from '../../db/accounts-of-person';
import type { Actor } from '../../db/actor';
import type { Orm } from '../../db/database';
import { holds } from '../../db/identity';
import { invalid } from '../../db/problem';
import type { Sessions } from '../../db/sessions/sessions';
import { isVouchCode, openVouchCode, vouchDigits } from '../../db/vouch-codes';
import type { SecondPerson } from '../context';
import { fullName } from '../../../shared/full-name';
import { byPassword, provenAccount, verifySecret } from './proven-account';

/** E-mail of a second person, with their password or with a vouching code from their own session. */
export interface SecondCredentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Identifies a person other than the actor, whatever accounts the actor has, by their password or a vouching code. Attempts count as at sign-in.
 * No session begins by it, and the actor's goes on. The code is used up by `recordVouch`, with what it vouches for.
 *
 * @param permission that they need
 * @throws Problem 422 SEGUNDA_PERSONA_MISMA, SEGUNDA_PERSONA_RECHAZADA, SEGUNDA_PERSONA_SIN_PERMISO; SEGUNDA_PERSONA_SIN_CONTRASENA for a password
 *   where people sign in with an identity provider; 429 while the e-mail has to wait after failures
 */
export async function proveSecondPerson(
  orm: Orm,
  { issue }: Sessions,
  actor: Actor,
  { email: typed, password }: SecondCredentials,
  permission: string,
): Promise<SecondPerson> {
  const isCode = isVouchCode(password);
  if (!issue && !isCode) throw refusedSecond('password', 'SEGUNDA_PERSONA_SIN_CONTRASENA');
  const email = typed.trim().toLowerCase();
  let codeHash: string | null = null;
  const byCode = async (found: { readonly usuarioId: number } | undefined) => {
    codeHash = found ? await openVouchCode(orm, found.usuarioId) : null;
    return verifySecret(vouchDigits(password), codeHash);
  };
  const account = await provenAccount(orm, email, actor, isCode ? byCode : byPassword(password));
  if (!account) throw refusedSecond('password', 'SEGUNDA_PERSONA_RECHAZADA');
  if (actor.usuarioId !== null && (await isSamePerson(orm, actor.usuarioId, account.usuarioId)))
    throw refusedSecond('email', 'SEGUNDA_PERSONA_MISMA');
  const [holder] = await orm
    .select({ unidadId: usuario.unidadId })
    .from(usuario)
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .where(and(eq(usuario.usuarioId, account.usuarioId), holds(permission)));
  if (!holder) throw refusedSecond('email', 'SEGUNDA_PERSONA_SIN_PERMISO');
  return {
    usuarioId: account.usuarioId,
    nombre: fullName(account),
    unidadId: holder.unidadId,
    codeHash,
  };
}

/** 422 on a field of the second person. */
export function refusedSecond(field: keyof SecondCredentials, codigo: string) {
  return invalid([{ campo: `segundaPersona.${field}`, codigo, params: {} }]);
}
