import { eq } from 'drizzle-orm';
import type { LooseRecord } from '../../../shared/paths';
import type { Queryable } from '../../db/database';
import { invalid } from '../../db/problem';
import { credencial, identidad } from '../../db/system-tables';
import type { Touch } from './require-may-touch';

/**
 * Whoever reads the mail of an account can enter it. So the e-mail of one that may more than they do is not for those to change who were
 * only let give its profile, once its holder has been here: before, it is but a mistyped address.
 *
 * @throws Problem 422 on `email`.
 */
export async function requireMayMove(tx: Queryable, account: LooseRecord, touch: Touch): Promise<void> {
  if (touch !== 'delegated') return;
  const usuarioId = Number(account['usuarioId']);
  const [password] = await tx
    .select({ usuarioId: credencial.usuarioId })
    .from(credencial)
    .where(eq(credencial.usuarioId, usuarioId));
  const [person] = await tx
    .select({ usuarioId: identidad.usuarioId })
    .from(identidad)
    .where(eq(identidad.usuarioId, usuarioId))
    .limit(1);
  const isNew = account['estatus'] === 'INVITADO' && (account['ultimoAcceso'] ?? null) === null && !password && !person;
  if (!isNew) throw invalid([{ campo: 'email', codigo: 'CORREO_DE_CUENTA_MAS_AMPLIA', params: {} }]);
}
