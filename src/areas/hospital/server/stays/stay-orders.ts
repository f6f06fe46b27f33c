import { and, count, eq, inArray } from 'drizzle-orm';
import { devolucionOrdenCargo, ordenCargo } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';

/** States of orders with pieces in transit to the ward, or being picked for it. */
export const UNRECEIVED = ['EN_SURTIMIENTO', 'SURTIDA', 'SURTIDA_PARCIAL'] as const;

export interface StayOrder {
  readonly ordenCargoId: number;
  readonly estatus: string;
}

/** Returns the open orders of a stay, locked until the transaction ends. */
export async function lockStayOrders(tx: Queryable, hospitalizacionId: number): Promise<readonly StayOrder[]> {
  return tx
    .select({ ordenCargoId: ordenCargo.ordenCargoId, estatus: ordenCargo.estatus })
    .from(ordenCargo)
    .where(
      and(
        eq(ordenCargo.hospitalizacionId, hospitalizacionId),
        eq(ordenCargo.activo, true),
        inArray(ordenCargo.estatus, ['BORRADOR', 'PENDIENTE_AUTORIZAR', 'AUTORIZADA', ...UNRECEIVED, 'RECIBIDA']),
      ),
    )
    .orderBy(ordenCargo.ordenCargoId)
    .for('update');
}

/** Returns the number of a stay's unreceived orders and unaccepted returns, which prevent the discharge (DOMAIN b.3, 6). */
export async function ordersInTheWay(db: Queryable, hospitalizacionId: number): Promise<number> {
  const [orders] = await db
    .select({ total: count() })
    .from(ordenCargo)
    .where(
      and(
        eq(ordenCargo.hospitalizacionId, hospitalizacionId),
        eq(ordenCargo.activo, true),
        inArray(ordenCargo.estatus, [...UNRECEIVED]),
      ),
    );
  const [returns] = await db
    .select({ total: count() })
    .from(devolucionOrdenCargo)
    .where(
      and(
        eq(devolucionOrdenCargo.hospitalizacionId, hospitalizacionId),
        eq(devolucionOrdenCargo.estatus, 'SOLICITADA'),
        eq(devolucionOrdenCargo.origen, 'PACIENTE'),
      ),
    );
  return (orders?.total ?? 0) + (returns?.total ?? 0);
}

/** Returns the number of orders to receive, by stay. */
export async function ordersToReceive(db: Queryable, stays: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: ordenCargo.hospitalizacionId, total: count() })
    .from(ordenCargo)
    .where(
      and(
        inArray(ordenCargo.hospitalizacionId, [...stays]),
        eq(ordenCargo.activo, true),
        inArray(ordenCargo.estatus, ['SURTIDA', 'SURTIDA_PARCIAL']),
      ),
    )
    .groupBy(ordenCargo.hospitalizacionId);
  return new Map(rows.map(({ id, total }) => [id!, total]));
}
