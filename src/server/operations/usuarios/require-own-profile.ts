import { eq } from 'drizzle-orm';
import { perfil } from '../../../../generated/server/tables.gen';
import type { Queryable } from '../../db/database';
import { invalid } from '../../db/problem';

/** @throws Problem 422 on `perfilId` when it is one of suppliers, whose people are linked otherwise. */
export async function requireOwnProfile(tx: Queryable, perfilId: number): Promise<void> {
  const [profile] = await tx.select({ alcance: perfil.alcance }).from(perfil).where(eq(perfil.perfilId, perfilId));
  if (profile?.alcance === 'PROVEEDOR')
    throw invalid([{ campo: 'perfilId', codigo: 'PERFIL_DE_PROVEEDOR', params: {} }]);
}
