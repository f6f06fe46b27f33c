import { and, eq } from 'drizzle-orm';
import type { Orm, Queryable } from '#platform/server/db/database';
import { voidTickets } from '#platform/server/db/factor/sign-in-tickets';
import { hashPassword, isOutdated, type PasswordCost } from '../password';
import { credencial } from '#platform/server/db/system-tables';

/**
 * Sets the password of an account, and ends everything begun with the previous one.
 *
 * @param hash computed before the transaction: this is slow on purpose, and other requests wait for its locks
 */
export async function storePassword(tx: Queryable, usuarioId: number, hash: string): Promise<void> {
  await tx
    .insert(credencial)
    .values({ usuarioId, hash })
    .onConflictDoUpdate({ target: credencial.usuarioId, set: { hash } });
  await voidTickets(tx, usuarioId);
}

/** Rehashes a right password whose hash has an older algorithm or a lower cost (OWASP ASVS 5.0, 11.2.2). */
export async function renewHash(
  orm: Orm,
  { usuarioId, hash }: { readonly usuarioId: number; readonly hash: string | null },
  password: string,
  cost: PasswordCost,
): Promise<void> {
  if (hash === null || !isOutdated(hash, cost)) return;
  const renewed = await hashPassword(password, cost);
  // Skipped when the password was changed meanwhile.
  await orm
    .update(credencial)
    .set({ hash: renewed })
    .where(and(eq(credencial.usuarioId, usuarioId), eq(credencial.hash, hash)));
}
