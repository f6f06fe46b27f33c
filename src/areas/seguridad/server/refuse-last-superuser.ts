import { and, eq, ne, sql } from 'drizzle-orm';
import { perfil, usuario } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { isInService } from './identity';
import { Problem } from '#platform/server/db/problem';
import { SUPERUSER } from '#platform/shared/superuser';

/**
 * Ensures that an administrator of the installation remains.
 *
 * @throws Problem 409 ULTIMO_SUPERUSUARIO when no other active one is left.
 */
export async function refuseLastSuperuser(tx: Queryable, before: Readonly<Record<string, unknown>>): Promise<void> {
  if (before['estatus'] !== 'ACTIVO' || before['activo'] !== true) return;
  // Compares the internal name, because the displayed title may change.
  const [own] = await tx
    .select({ nombre: perfil.nombre })
    .from(perfil)
    .where(eq(perfil.perfilId, Number(before['perfilId'])));
  if (own?.nombre !== SUPERUSER) return;
  // The lock prevents two superusers from deactivating each other concurrently.
  await tx.select({ id: perfil.perfilId }).from(perfil).where(eq(perfil.nombre, SUPERUSER)).for('update');
  const others = and(eq(perfil.nombre, SUPERUSER), isInService, ne(usuario.usuarioId, Number(before['usuarioId'])));
  const [row] = await tx
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(usuario)
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .where(others);
  if (!row || row.total === 0) throw new Problem(409, 'ULTIMO_SUPERUSUARIO');
}
