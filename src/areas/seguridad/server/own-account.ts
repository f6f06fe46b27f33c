import { and, eq } from 'drizzle-orm';
import { usuario } from '#generated/server/tables.gen';
import type { LooseRecord } from '#platform/shared/paths';
import { isSamePerson } from '#platform/server/db/accounts-of-person';
import type { Queryable } from '#platform/server/db/database';

/** Checks whether an account, stored or new, belongs to the holder of the account `usuarioId`. */
export async function isOwnAccount(tx: Queryable, account: LooseRecord, usuarioId: number): Promise<boolean> {
  const id = account['usuarioId'];
  if (typeof id === 'number') return isSamePerson(tx, usuarioId, id);
  const personaId = account['personaId'];
  if (typeof personaId !== 'number') return false;
  const [own] = await tx
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .where(and(eq(usuario.usuarioId, usuarioId), eq(usuario.personaId, personaId)));
  return own !== undefined;
}
