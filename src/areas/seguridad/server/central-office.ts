import { and, eq, ne } from 'drizzle-orm';
import { perfil, usuario } from '#generated/server/tables.gen';
import { SUPERUSER } from '#platform/shared/superuser';
import { holds } from './identity';
import type { Queryable } from '#platform/server/db/database';

/** Returns the accounts that hold a permission in the whole network: central office. */
export async function centralOffice(tx: Queryable, permission: string): Promise<number[]> {
  const found = await tx
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .where(and(holds(permission, 'RED'), ne(perfil.nombre, SUPERUSER)))
    .orderBy(usuario.usuarioId)
    .limit(100);
  return found.map(({ usuarioId }) => usuarioId);
}
