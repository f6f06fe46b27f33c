import { eq } from 'drizzle-orm';
import { endSessions } from '../../db/sessions/end-sessions';
import { clearFailures } from '../../db/sign-in-attempts';
import { identidad } from '../../db/system-tables';
import type { WriteGuard } from '../write-context';
import { refuseLastSuperuser } from './refuse-last-superuser';

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
    // Put back by an administrator, its holder need not wait for the quarter of an hour to pass.
    if (before['estatus'] === 'BLOQUEADO' && record['estatus'] !== 'BLOQUEADO') await clearFailures(tx, String(before['email']));
  },
  async beforeDelete(tx, before) {
    await refuseLastSuperuser(tx, before);
    await endSessions(tx, Number(before['usuarioId']));
  },
};
