import { and, eq, sql } from 'drizzle-orm';
import { usuario } from '../../../../generated/server/tables.gen';
import { invalid, Problem } from '../../db/problem';
import type { WriteGuard } from '../write-context';

/** Profiles that the product comes with keep their name: screens and rules know them by it. One that active users have stays. */
export const perfilGuard: WriteGuard = {
  async beforeUpdate(_tx, before, record) {
    if (before['esSistema'] === true && record['nombre'] !== before['nombre']) throw invalid([{ campo: 'nombre', codigo: 'PERFIL_DEL_SISTEMA', params: {} }]);
  },
  async beforeDelete(tx, before) {
    if (before['esSistema'] === true) throw new Problem(409, 'PERFIL_DEL_SISTEMA');
    const holders = and(eq(usuario.perfilId, Number(before['perfilId'])), eq(usuario.activo, true), eq(usuario.estatus, 'ACTIVO'));
    const [row] = await tx.select({ total: sql`count(*)`.mapWith(Number) }).from(usuario).where(holders);
    if (row && row.total > 0) throw new Problem(409, 'PERFIL_EN_USO', { params: { n: row.total } });
  },
};
