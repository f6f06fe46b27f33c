import type { Queryable } from '../../db/database';
import { credencial } from '../../db/system-tables';

/** Sets the password of an account. @param hash made before the transaction begins: it takes long on purpose, and others wait for its locks */
export async function storePassword(tx: Queryable, usuarioId: number, hash: string): Promise<void> {
  await tx
    .insert(credencial)
    .values({ usuarioId, hash })
    .onConflictDoUpdate({ target: credencial.usuarioId, set: { hash } });
}
