import { and, eq, sql } from 'drizzle-orm';
import { perfil, usuario } from '../../../../generated/server/tables.gen';
import { isSamePerson } from '../../db/accounts-of-person';
import type { Actor } from '../../db/actor';
import { audit } from '../../db/audit';
import type { Orm } from '../../db/database';
import { holds } from '../../db/identity';
import { invalid } from '../../db/problem';
import type { Sessions } from '../../db/sessions/sessions';
import { aval } from '../../db/system-tables';
import { actDigest, type Act } from '../avales/act-digest';
import { isOpen } from '../avales/vouches';
import type { SecondPerson } from '../context';
import { userName } from '../user-name';
import { byPassword, provenAccount } from './proven-account';

/** E-mail and password of a second person, or the request that they confirmed in their own session. */
export type SecondCredentials = { readonly email: string; readonly password: string } | { readonly avalId: string };

/**
 * Identifies a person other than the actor, whatever accounts the actor has. Attempts with a password count as at sign-in. No session begins by it, and
 * the actor's goes on. A confirmation is good for its own request alone, and used up by `recordVouch`, with what it vouches for.
 *
 * @param permission that they need
 * @throws Problem 422 SEGUNDA_PERSONA_MISMA, SEGUNDA_PERSONA_RECHAZADA, SEGUNDA_PERSONA_SIN_PERMISO; SEGUNDA_PERSONA_SIN_CONTRASENA for a password
 *   where people sign in with an identity provider; AVAL_DE_OTRO_ACTO, AVAL_TERMINADO for a confirmation; 429 while the e-mail has to wait after failures
 */
export async function proveSecondPerson(
  orm: Orm,
  { issue }: Sessions,
  actor: Actor,
  given: SecondCredentials,
  permission: string,
  act: Act,
): Promise<SecondPerson> {
  const usuarioId =
    'avalId' in given
      ? await confirmerOf(orm, given.avalId, actor, act)
      : await passwordHolder(orm, given, actor, issue !== null);
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
  };
}

async function passwordHolder(
  orm: Orm,
  { email: typed, password }: { readonly email: string; readonly password: string },
  actor: Actor,
  hasPasswords: boolean,
): Promise<number> {
  if (!hasPasswords) throw refusedSecond('password', 'SEGUNDA_PERSONA_SIN_CONTRASENA');
  const account = await provenAccount(orm, typed.trim().toLowerCase(), actor, byPassword(password));
  if (!account) throw refusedSecond('password', 'SEGUNDA_PERSONA_RECHAZADA');
  return account.usuarioId;
}

/** Who confirmed a request of the actor. One that was confirmed for another act is refused, and the attempt is audited. */
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

/** 422 on a field of the second person. */
export function refusedSecond(field: 'email' | 'password' | 'avalId', codigo: string) {
  return invalid([{ campo: `segundaPersona.${field}`, codigo, params: {} }]);
}
