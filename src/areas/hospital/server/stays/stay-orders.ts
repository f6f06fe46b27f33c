import { and, count, eq, inArray } from 'drizzle-orm';
import { devolucionOrdenCargo, ordenCargo } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';

/** Orders of which pieces are on their way to the ward, or are being set apart for it. */
export const UNRECEIVED = ['EN_SURTIMIENTO', 'SURTIDA', 'SURTIDA_PARCIAL'] as const;

export interface StayOrder {
  readonly ordenCargoId: number;
  readonly estatus: string;
}

/** The orders of a stay that have not come to an end, locked until the transaction ends. */
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

/** Number of a stay's unreceived orders and unaccepted returns: they prevent the discharge (DOMAIN b.3, 6). */
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

/** Number of orders to receive, by stay. */
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
