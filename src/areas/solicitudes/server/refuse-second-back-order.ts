import { and, eq, ne, notInArray } from 'drizzle-orm';
import { solicitud } from '#generated/server/tables.gen';
import { GIVEN_UP } from '#areas/solicitudes/shared/solicitud/back-order';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';

/**
 * Allows one open follow-up request for a request's shortage. The original is locked until the transaction ends, so that concurrent
 * follow-ups see each other.
 *
 * @param own key of the current follow-up, if already stored
 * @throws Problem 409 PENDIENTE_PEDIDO with the number of the other
 */
export async function refuseSecondBackOrder(tx: Queryable, originId: number, own: number | null): Promise<void> {
  const { solicitudId, solicitudOrigenId, folio, estatus, activo } = solicitud;
  await tx.select({ solicitudId }).from(solicitud).where(eq(solicitudId, originId)).for('update');
  const [other] = await tx
    .select({ solicitudId, folio })
    .from(solicitud)
    .where(
      and(
        eq(solicitudOrigenId, originId),
        eq(activo, true),
        notInArray(estatus, [...GIVEN_UP]),
        own === null ? undefined : ne(solicitudId, own),
      ),
    )
    .limit(1);
  if (other)
    throw new Problem(409, 'PENDIENTE_PEDIDO', {
      // A draft has no number yet.
      params: { folio: other.folio ?? `#${other.solicitudId}` },
      extra: { solicitudId: other.solicitudId },
    });
}
