import { eq } from 'drizzle-orm';
import { usuario } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { keyValue } from '#platform/server/records/key-value';
import { resourceOf } from '#platform/server/records/resources';
import type { LooseRecord } from '#platform/shared/paths';

/** Returns the e-mail of an account before a write; empty when the account does not exist. */
export async function addressOf(tx: Queryable, id: string): Promise<LooseRecord> {
  const usuarioId = keyValue(resourceOf('usuario'), id);
  const [row] =
    usuarioId === null
      ? []
      : await tx
          .select({ email: usuario.email })
          .from(usuario)
          .where(eq(usuario.usuarioId, Number(usuarioId)));
  return row ?? {};
}
