import { eq } from 'drizzle-orm';
import type { LooseRecord } from '#platform/shared/paths';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { credencial, identidad } from '#platform/server/db/system-tables';
import type { Touch } from './require-may-touch';

/**
 * Protects the e-mail of an account with more permissions than the actor: access to its mail gives access to the account. An actor who may
 * only assign its profile can correct the address until the holder's first sign-in.
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
