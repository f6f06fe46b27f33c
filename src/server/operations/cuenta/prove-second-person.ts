import { and, eq } from 'drizzle-orm';
import { perfil, usuario } from '../../../../generated/server/tables.gen';
import { isSamePerson } from '../../db/accounts-of-person';
import type { Actor } from '../../db/actor';
import type { Orm } from '../../db/database';
import { holds } from '../../db/identity';
import { invalid } from '../../db/problem';
import type { Sessions } from '../../db/sessions/sessions';
import { proveFactor, type FactorProof } from '../../db/factor/second-factors';
import { isVouchCode, openVouchCode, vouchDigits } from '../../db/vouch-codes';
import type { SecondPerson } from '../context';
import { fullName } from '../../../shared/full-name';
import { factorStep } from '../factor/next-step';
import type { SignInPolicy } from '../factor/policy';
import { countWrongCode, refuseGuesses, type FactorHolder } from '../factor/use-code';
import { byPassword, provenAccount, verifySecret } from './proven-account';

/** E-mail of a second person, with their password or with a vouching code from their own session. */
export interface SecondCredentials {
  readonly email: string;
  readonly password: string;
  /** Beside a password: the code of their authenticator, where they have a second factor. */
  readonly codigo?: string | undefined;
}

interface Demands {
  readonly sessions: Pick<Sessions, 'issue'>;
  readonly policy: SignInPolicy;
}

/**
 * Identifies a person other than the actor, whatever accounts the actor has, by their password or a vouching code. Attempts count as at sign-in.
 * Where they have a second factor a password needs its code beside it. No session begins by it, and the actor's goes on. Codes are used up by
 * `recordVouch`, with what they vouch for.
 *
 * @param permission that they need
 * @throws Problem 422 SEGUNDA_PERSONA_MISMA, SEGUNDA_PERSONA_RECHAZADA, SEGUNDA_PERSONA_SIN_PERMISO; SEGUNDA_PERSONA_SIN_CONTRASENA for a password
 *   where people sign in with an identity provider; SEGUNDA_PERSONA_CODIGO, SEGUNDA_PERSONA_CODIGO_EQUIVOCADO on `codigo`; 429 while the e-mail has to wait after failures
 */
export async function proveSecondPerson(
  orm: Orm,
  { sessions: { issue }, policy }: Demands,
  actor: Actor,
  { email: typed, password, codigo }: SecondCredentials,
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
  const factor =
    isCode || (await factorStep(orm, account.usuarioId, policy)) !== 'FACTOR'
      ? null
      : await provenFactor(orm, account, codigo, actor);
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
    factor,
  };
}

/** The code of an authenticator beside a right password. Recovery codes are for the own sign-in. */
async function provenFactor(
  orm: Orm,
  account: FactorHolder,
  typed: string | undefined,
  actor: Actor,
): Promise<FactorProof> {
  if (typed === undefined) throw refusedSecond('codigo', 'SEGUNDA_PERSONA_CODIGO');
  const proof = await proveFactor(orm, account.usuarioId, typed);
  const isRight = await orm.transaction(async (tx) => {
    await refuseGuesses(tx, account, actor);
    if (proof?.kind === 'code') return true;
    await countWrongCode(tx, account, actor);
    return false;
  });
  if (!isRight || proof === null) throw refusedSecond('codigo', 'SEGUNDA_PERSONA_CODIGO_EQUIVOCADO');
  return proof;
}

/** 422 on a field of the second person. */
export function refusedSecond(field: keyof SecondCredentials, codigo: string) {
  return invalid([{ campo: `segundaPersona.${field}`, codigo, params: {} }]);
}
