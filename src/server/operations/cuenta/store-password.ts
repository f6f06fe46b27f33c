import type { Queryable } from '../../db/database';
import { hashPassword } from '../../db/password';
import { credencial } from '../../db/system-tables';

/** Sets the password of an account. */
export async function storePassword(tx: Queryable, usuarioId: number, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await tx.insert(credencial).values({ usuarioId, hash }).onConflictDoUpdate({ target: credencial.usuarioId, set: { hash } });
}
