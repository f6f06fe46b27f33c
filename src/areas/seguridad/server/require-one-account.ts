import { and, eq, ne, sql } from 'drizzle-orm';
import { usuario } from '#generated/server/tables.gen';
import { isFilled, type LooseRecord } from '#platform/shared/paths';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { lockInTurn } from '#platform/server/db/lock-in-turn';

/**
 * Limits a person to one account. An additional one must declare its reason (`motivoCuentaAdicional`), by which the list of users finds it.
 * Inactive accounts do not count. Locks the person, so that the second of two concurrent accounts is refused.
 *
 * @param before null for a new account
 * @throws Problem 422 CUENTA_ADICIONAL_SIN_MOTIVO on `motivoCuentaAdicional`
 */
export async function requireOneAccount(tx: Queryable, before: LooseRecord | null, record: LooseRecord): Promise<void> {
  const personaId = before?.['personaId'] ?? record['personaId'];
  if (typeof personaId !== 'number' || !isInUse(record) || isFilled(record['motivoCuentaAdicional'])) return;
  const isUnchanged = before !== null && isInUse(before) && !isFilled(before['motivoCuentaAdicional']);
  if (isUnchanged) return;
  await lockInTurn(tx, 'cuenta de persona', personaId);
  const [other] = await tx
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .where(
      and(
        eq(usuario.personaId, personaId),
        eq(usuario.activo, true),
        ne(usuario.estatus, 'INACTIVO'),
        before ? ne(usuario.usuarioId, Number(before['usuarioId'])) : sql`true`,
      ),
    )
    .limit(1);
  if (other) throw invalid([{ campo: 'motivoCuentaAdicional', codigo: 'CUENTA_ADICIONAL_SIN_MOTIVO', params: {} }]);
}

const isInUse = ({ activo, estatus }: LooseRecord): boolean => activo !== false && estatus !== 'INACTIVO';
