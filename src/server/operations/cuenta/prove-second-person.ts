import { and, eq } from 'drizzle-orm';
import { perfil, usuario } from '../../../../generated/server/tables.gen';
import { isSamePerson } from '../../db/accounts-of-person';
import type { Actor } from '../../db/actor';
import type { Orm } from '../../db/database';
import { grants } from '../../db/identity';
import { invalid } from '../../db/problem';
import type { Sessions } from '../../db/sessions/sessions';
import type { SecondPerson } from '../context';
import { fullName } from '../../../shared/full-name';
import { provenAccount } from './proven-account';

/** What somebody else typed to vouch for what the actor does. */
export interface SecondCredentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Another person than the actor, who proves with their own password who they are: attempts count as at sign-in, and neither of the two is
 * kept anywhere. No session begins by it, and the actor's stays.
 *
 * @param permission that they need
 * @throws Problem 422 SEGUNDA_PERSONA_MISMA, SEGUNDA_PERSONA_RECHAZADA, SEGUNDA_PERSONA_SIN_PERMISO; SEGUNDA_PERSONA_SIN_CONTRASENA where people sign
 *   in with an identity provider, and no password is ours to check; 429 after five failures in 15 minutes
 */
export async function proveSecondPerson(
  orm: Orm,
  { issue }: Sessions,
  actor: Actor,
  { email: typed, password }: SecondCredentials,
  permission: string,
): Promise<SecondPerson> {
  if (!issue) throw refused('email', 'SEGUNDA_PERSONA_SIN_CONTRASENA');
  const email = typed.trim().toLowerCase();
  const account = await provenAccount(orm, email, password, actor);
  if (!account) throw refused('password', 'SEGUNDA_PERSONA_RECHAZADA');
  if (actor.usuarioId !== null && (await isSamePerson(orm, actor.usuarioId, account.usuarioId)))
    throw refused('email', 'SEGUNDA_PERSONA_MISMA');
  const [holder] = await orm
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .where(and(eq(usuario.usuarioId, account.usuarioId), eq(perfil.activo, true), grants(permission)));
  if (!holder) throw refused('email', 'SEGUNDA_PERSONA_SIN_PERMISO');
  return { usuarioId: account.usuarioId, nombre: fullName(account) };
}

function refused(field: keyof SecondCredentials, codigo: string) {
  return invalid([{ campo: `segundaPersona.${field}`, codigo, params: {} }]);
}
