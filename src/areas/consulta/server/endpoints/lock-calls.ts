import { eq } from 'drizzle-orm';
import { visita } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { lockInTurn } from '#platform/server/db/lock-in-turn';

/** Serialises the calls of one unit until the transaction ends, so that each sees the previous ones. */
export async function lockCalls(
  tx: Queryable,
  of: { readonly unidadId: number } | { readonly visitaId: number },
): Promise<void> {
  const unidadId = 'unidadId' in of ? of.unidadId : await unitOf(tx, of.visitaId);
  await lockInTurn(tx, 'llamada', unidadId);
}

async function unitOf(tx: Queryable, visitaId: number): Promise<number> {
  const [row] = await tx.select({ unidadId: visita.unidadId }).from(visita).where(eq(visita.visitaId, visitaId));
  return row?.unidadId ?? 0;
}
