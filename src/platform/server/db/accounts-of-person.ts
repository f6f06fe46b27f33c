import { inArray, sql, type SQL } from 'drizzle-orm';
import { usuario } from '#generated/server/tables.gen';
import type { Queryable } from './database';

/**
 * All accounts of the person who holds an account, that one included, as a subquery. Duties are kept apart by person: a second account makes
 * no second person. Reading them anew at each step makes an account count from the moment it exists.
 */
export function accountsOfPerson(usuarioId: number): SQL {
  return sql`(select propia.usuario_id from usuario propia join usuario cuenta using (persona_id) where cuenta.usuario_id = ${usuarioId})`;
}

/** Ids of all accounts of the person who holds an account, that one included. */
export async function ownAccounts(db: Queryable, usuarioId: number): Promise<number[]> {
  const rows = await db
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .where(inArray(usuario.usuarioId, accountsOfPerson(usuarioId)));
  return rows.map((row) => row.usuarioId);
}

/** Tests if two accounts belong to one person. */
export async function isSamePerson(db: Queryable, one: number, other: number): Promise<boolean> {
  return one === other || (await ownAccounts(db, one)).includes(other);
}
