import { inArray, sql, type SQL } from 'drizzle-orm';
import { usuario } from '#generated/server/tables.gen';
import type { Queryable } from './database';

/**
 * Returns all accounts of an account's person, itself included, as a subquery. Duties are separated by person, not by account. The subquery
 * is evaluated at each step, so that a new account counts at once.
 */
export function accountsOfPerson(usuarioId: number): SQL {
  return sql`(select propia.usuario_id from usuario propia join usuario cuenta using (persona_id) where cuenta.usuario_id = ${usuarioId})`;
}

/** Reads the ids of all accounts of an account's person, itself included. */
export async function ownAccounts(db: Queryable, usuarioId: number): Promise<number[]> {
  const rows = await db
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .where(inArray(usuario.usuarioId, accountsOfPerson(usuarioId)));
  return rows.map((row) => row.usuarioId);
}

/** Checks whether two accounts belong to one person. */
export async function isSamePerson(db: Queryable, one: number, other: number): Promise<boolean> {
  return one === other || (await ownAccounts(db, one)).includes(other);
}
