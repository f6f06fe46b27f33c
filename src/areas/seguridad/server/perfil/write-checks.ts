import { and, eq, sql } from 'drizzle-orm';
import { usuario } from '#generated/server/tables.gen';
import { isInService } from '../identity';
import { invalid, Problem } from '#platform/server/db/problem';
import { requireMayAllow } from '../require-may-allow';
import type { WriteChecks } from '#platform/server/entity/hooks';

/**
 * Checks profiles. Built-in ones keep their name, because screens and rules depend on it. A profile with active users cannot be removed.
 * Actors cannot grant permissions that they lack.
 */
export const perfilChecks: WriteChecks = {
  beforeCreate: (tx, record, actor) => requireMayAllow(tx, null, record, actor),
  async beforeUpdate(tx, before, record, actor) {
    if (before['esSistema'] === true && record['nombre'] !== before['nombre'])
      throw invalid([{ campo: 'nombre', codigo: 'PERFIL_DEL_SISTEMA', params: {} }]);
    await requireMayAllow(tx, before, record, actor);
  },
  async beforeDelete(tx, before) {
    if (before['esSistema'] === true) throw new Problem(409, 'PERFIL_DEL_SISTEMA');
    const holders = and(eq(usuario.perfilId, Number(before['perfilId'])), isInService);
    const [row] = await tx
      .select({ total: sql`count(*)`.mapWith(Number) })
      .from(usuario)
      .where(holders);
    if (row && row.total > 0) throw new Problem(409, 'PERFIL_EN_USO', { params: { n: row.total } });
  },
};
