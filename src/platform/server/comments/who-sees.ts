import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { perfil, persona, usuario } from '#generated/server/tables.gen';
import type { Mentionable } from '#platform/shared/comments';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { holds, loadIdentities, type Identity } from '#areas/seguridad/server/identity';
import { likePattern } from '../listing/search/like-pattern';
import { canSeeUser, PERSON_NAME } from '#areas/personas/server/person-names';
import { actorOfIdentity, placeOf, reachableKeys } from '../records/reach/reach-of';

/** Maximum of users returned. */
const SHOWN = 8;
/** Maximum of users examined; a longer part of the name finds the others. */
const LOOKED_AT = 200;

/**
 * Finds users with `typed` in their name who may see the record and are visible to the actor. They are sorted by name; the actor is
 * excluded.
 *
 * @param key of a record within the actor's reach
 */
export async function findMentionable(
  db: Queryable,
  resource: Resource,
  key: string,
  typed: string,
  actor: Actor,
): Promise<Mentionable[]> {
  const isFound = typed.trim() === '' ? undefined : sql`plano(${PERSON_NAME}) like ${likePattern(typed.trim())}`;
  const found = await db
    .select({
      usuarioId: usuario.usuarioId,
      nombre: PERSON_NAME,
      detalle: sql<string>`coalesce(${perfil.titulo}, ${perfil.nombre})`,
    })
    .from(usuario)
    .innerJoin(persona, eq(persona.personaId, usuario.personaId))
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .where(and(holds(resource.permissions.get), isFound, canSeeUser(actor)))
    .orderBy(sql`plano(${PERSON_NAME})`, usuario.usuarioId)
    .limit(LOOKED_AT);
  const others = found.filter(({ usuarioId }) => usuarioId !== actor.usuarioId);
  const identities = new Map(
    (
      await loadIdentities(
        db,
        others.map(({ usuarioId }) => usuarioId),
      )
    ).map((identity) => [identity.usuarioId, identity]),
  );
  const sees = seer(db, resource, key, actor);
  const shown: Mentionable[] = [];
  for (const { usuarioId, nombre, detalle } of others) {
    const identity = identities.get(usuarioId);
    if (nombre === null || !identity || !(await sees(identity))) continue;
    if (shown.push({ usuarioId, nombre, detalle }) === SHOWN) break;
  }
  return shown;
}

/** Returns those of the given users who may see the record and are visible to the actor, with their names and identities. */
export async function usersWhoCanView(
  db: Queryable,
  resource: Resource,
  key: string,
  ids: readonly number[],
  actor: Actor,
): Promise<Map<number, { readonly nombre: string; readonly identity: Identity }>> {
  if (ids.length === 0) return new Map();
  const named = await db
    .select({ usuarioId: usuario.usuarioId, nombre: PERSON_NAME })
    .from(usuario)
    .innerJoin(persona, eq(persona.personaId, usuario.personaId))
    .where(and(inArray(usuario.usuarioId, [...ids]), canSeeUser(actor)));
  const names = new Map(named.map(({ usuarioId, nombre }) => [usuarioId, nombre]));
  const sees = seer(db, resource, key, actor);
  const able = new Map<number, { nombre: string; identity: Identity }>();
  for (const identity of await loadIdentities(db, ids)) {
    const nombre = names.get(identity.usuarioId);
    if (nombre && (await sees(identity))) able.set(identity.usuarioId, { nombre, identity });
  }
  return able;
}

/** Returns a check that queries the database once for all users with the same places and profile. */
function seer(db: Queryable, resource: Resource, key: string, asker: Actor): (identity: Identity) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  const { get } = resource.permissions;
  return (identity) => {
    const place = placeOf(resource, get, identity);
    const answer =
      known.get(place) ??
      reachableKeys(db, resource, [key], get, actorOfIdentity(identity, asker)).then(({ size }) => size > 0);
    known.set(place, answer);
    return answer;
  };
}
