import { and, eq, ne, sql } from 'drizzle-orm';
import { perfil, usuario } from '../../../../generated/server/tables.gen';
import type { Queryable } from '../../db/database';
import { Problem } from '../../db/problem';
import { endSessions } from '../../db/sessions/end-sessions';
import { identidad } from '../../db/system-tables';
import type { WireRecord } from '../to-record';
import type { WriteGuard } from '../write-context';

const SUPERUSER = 'SUPERUSUARIO';

/** Somebody must always be able to administer the installation; an account out of service has no sessions to come back to. */
export const usuarioGuard: WriteGuard = {
  async beforeUpdate(tx, before, record) {
    const stays = record['perfilId'] === before['perfilId'] && record['estatus'] === 'ACTIVO';
    if (!stays) await refuseLastSuperuser(tx, before);
    const usuarioId = Number(before['usuarioId']);
    const isMoved = record['email'] !== before['email'];
    // With another e-mail the account is for whoever signs in with that one.
    if (isMoved) await tx.delete(identidad).where(eq(identidad.usuarioId, usuarioId));
    if (isMoved || record['estatus'] !== 'ACTIVO') await endSessions(tx, usuarioId);
  },
  async beforeDelete(tx, before) {
    await refuseLastSuperuser(tx, before);
    await endSessions(tx, Number(before['usuarioId']));
  },
};

async function refuseLastSuperuser(tx: Queryable, before: WireRecord): Promise<void> {
  if (before['perfilNombre'] !== SUPERUSER || before['estatus'] !== 'ACTIVO' || before['activo'] !== true) return;
  // Two superusers who deactivate each other at once must not both succeed: whoever comes second waits here.
  await tx.select({ id: perfil.perfilId }).from(perfil).where(eq(perfil.nombre, SUPERUSER)).for('update');
  const others = and(eq(perfil.nombre, SUPERUSER), eq(usuario.activo, true), eq(usuario.estatus, 'ACTIVO'), ne(usuario.usuarioId, Number(before['usuarioId'])));
  const [row] = await tx.select({ total: sql`count(*)`.mapWith(Number) }).from(usuario).innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId)).where(others);
  if (!row || row.total === 0) throw new Problem(409, 'ULTIMO_SUPERUSUARIO');
}
