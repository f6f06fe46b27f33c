import { and, eq } from 'drizzle-orm';
import { perfil, usuario } from '#generated/server/tables.gen';
import { holds } from './identity';
import type { Queryable } from '#platform/server/db/database';

/** Returns the accounts of a supplier that may propose exchanges. */
export async function supplierPeople(tx: Queryable, proveedorId: number): Promise<number[]> {
  const found = await tx
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .where(and(holds('propuesta-cambio.crear'), eq(usuario.proveedorId, proveedorId)))
    .orderBy(usuario.usuarioId);
  return found.map(({ usuarioId }) => usuarioId);
}
