import { and, eq, inArray, sql } from 'drizzle-orm';
import { persona, usuario } from '#generated/server/tables.gen';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';

/** Returns a condition on users visible to the actor: suppliers see only their own staff. */
export const canSeeUser = (actor: Pick<Actor, 'proveedorId'>) =>
  actor.proveedorId ? sql`${usuario.proveedorId} = ${actor.proveedorId}` : sql`true`;

/** Selects the name of the person of an account; null for the system and for requests without a session. */
export const PERSON_NAME = sql<
  string | null
>`nullif(concat_ws(' ', ${persona.nombre}, ${persona.primerApellido}, ${persona.segundoApellido}), '')`;

/** Reads the names of users visible to the actor, by the user's key. */
export async function personNames(
  db: Queryable,
  ids: readonly number[],
  actor: Pick<Actor, 'proveedorId'>,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ usuarioId: usuario.usuarioId, nombre: PERSON_NAME })
    .from(usuario)
    .innerJoin(persona, eq(persona.personaId, usuario.personaId))
    .where(and(inArray(usuario.usuarioId, [...new Set(ids)]), canSeeUser(actor)));
  return new Map(found.flatMap(({ usuarioId, nombre }) => (nombre === null ? [] : [[usuarioId, nombre] as const])));
}
