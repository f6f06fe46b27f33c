import { and, eq, sql } from 'drizzle-orm';
import { perfil, usuario } from '#generated/server/tables.gen';
import { isSamePerson } from '#platform/server/db/accounts-of-person';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Orm } from '#platform/server/db/database';
import { holds } from '../identity';
import { invalid } from '#platform/server/db/problem';
import type { Sessions } from '#platform/server/sessions/sessions';
import { proveFactor, type FactorProof } from '#platform/server/db/factor/second-factors';
import { aval } from '#platform/server/db/system-tables';
import { actDigest, type Act } from '../avales/act-digest';
import { isOpen } from '../avales/vouches';
import type { SecondPerson } from '#platform/server/operations/context';
import { factorStep } from '../factor/next-step';
import type { SignInPolicy } from '../factor/policy';
import { countWrongCode, refuseGuesses, type FactorHolder } from '../factor/use-code';
import { userName } from '../user-name';
import { byPassword, provenAccount } from './proven-account';

/** E-mail and password of a second person. */
interface PasswordCredentials {
  readonly email: string;
  readonly password: string;
  /** Code of their authenticator, if they have a second factor. */
  readonly codigo?: string | undefined;
}

/** E-mail and password of a second person, or the request that they confirmed in their own session. */
export type SecondCredentials = PasswordCredentials | { readonly avalId: string };

interface Demands {
  readonly sessions: Pick<Sessions, 'issue'>;
  readonly policy: SignInPolicy;
}

/**
 * Identifies a person other than the actor, whatever accounts the actor has. Password attempts count as at sign-in, and a second factor
 * needs its code. No session begins, and the actor's continues. A confirmation is valid for its own request only. `recordVouch` uses up
 * confirmations and codes together with the act.
 *
 * @param permission that they need
 * @throws Problem 422 SEGUNDA_PERSONA_MISMA, SEGUNDA_PERSONA_RECHAZADA, SEGUNDA_PERSONA_SIN_PERMISO; SEGUNDA_PERSONA_SIN_CONTRASENA for a
 * password when people sign in with an identity provider; SEGUNDA_PERSONA_CODIGO, SEGUNDA_PERSONA_CODIGO_EQUIVOCADO on `codigo`;
 * AVAL_DE_OTRO_ACTO, AVAL_TERMINADO for a confirmation; 429 while the e-mail has to wait after failures
 */
export async function proveSecondPerson(
  orm: Orm,
  { sessions: { issue }, policy }: Demands,
  actor: Actor,
  given: SecondCredentials,
  permission: string,
  act: Act,
): Promise<SecondPerson> {
  const { usuarioId, factor } =
    'avalId' in given
      ? { usuarioId: await confirmerOf(orm, given.avalId, actor, act), factor: null }
      : await passwordHolder(orm, given, actor, { hasPasswords: issue !== null, policy });
  const field = 'avalId' in given ? 'avalId' : 'email';
  if (actor.usuarioId !== null && (await isSamePerson(orm, actor.usuarioId, usuarioId)))
    throw refusedSecond(field, 'SEGUNDA_PERSONA_MISMA');
  const [holder] = await orm
    .select({ unidadId: usuario.unidadId })
    .from(usuario)
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .where(and(eq(usuario.usuarioId, usuarioId), holds(permission)));
  if (!holder) throw refusedSecond(field, 'SEGUNDA_PERSONA_SIN_PERMISO');
  return {
    usuarioId,
    nombre: await userName(orm, usuarioId),
    unidadId: holder.unidadId,
    avalId: 'avalId' in given ? given.avalId : null,
    factor,
  };
}

async function passwordHolder(
  orm: Orm,
  { email: typed, password, codigo }: PasswordCredentials,
  actor: Actor,
  { hasPasswords, policy }: { readonly hasPasswords: boolean; readonly policy: SignInPolicy },
): Promise<{ readonly usuarioId: number; readonly factor: FactorProof | null }> {
  if (!hasPasswords) throw refusedSecond('password', 'SEGUNDA_PERSONA_SIN_CONTRASENA');
  const account = await provenAccount(orm, typed.trim().toLowerCase(), actor, byPassword(password));
  if (!account) throw refusedSecond('password', 'SEGUNDA_PERSONA_RECHAZADA');
  const asksCode = (await factorStep(orm, account.usuarioId, policy)) === 'FACTOR';
  return { usuarioId: account.usuarioId, factor: asksCode ? await provenFactor(orm, account, codigo, actor) : null };
}

/** Checks the authenticator code after a right password. Recovery codes are valid only for one's own sign-in. */
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

/** Returns the account that confirmed a request of the actor. Refuses and audits a request that was confirmed for another act. */
async function confirmerOf(orm: Orm, avalId: string, actor: Actor, act: Act): Promise<number> {
  const isTheirs = and(eq(aval.avalId, avalId), eq(aval.pideId, actor.usuarioId ?? 0));
  const [row] = await orm
    .select({
      avalaId: aval.avalaId,
      confirmada: aval.confirmada,
      huella: aval.huella,
      entidad: aval.entidad,
      entidadId: aval.entidadId,
      numero: aval.numero,
      isOpen: sql<boolean>`${isOpen}`,
    })
    .from(aval)
    .where(isTheirs);
  if (row && row.huella !== actDigest(act)) {
    await audit(orm, actor, {
      accion: 'SESION_FALLIDA',
      entidad: row.entidad,
      entidadId: row.entidadId,
      despues: { operacion: act.name, solicitud: row.numero },
      motivo: 'Aval confirmado para otro acto',
    });
    throw refusedSecond('avalId', 'AVAL_DE_OTRO_ACTO');
  }
  if (!row?.isOpen || !row.confirmada || row.avalaId === null) throw refusedSecond('avalId', 'AVAL_TERMINADO');
  return row.avalaId;
}

/** Returns a 422 on a field of the second person. */
export function refusedSecond(field: 'email' | 'password' | 'codigo' | 'avalId', codigo: string) {
  return invalid([{ campo: `segundaPersona.${field}`, codigo, params: {} }]);
}
