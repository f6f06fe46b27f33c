import { eq } from 'drizzle-orm';
import type { EstatusLote } from '#generated/shared/enums.gen';
import { inventario } from '#generated/server/tables.gen';
import { grouped } from '#platform/shared/text/grouped';
import { askedStatus, type AskedStatus } from '#areas/inventario/shared/inventario/asked-status';
import type { Lot, StockKey } from '#areas/inventario/shared/inventario/lot';
import { auditAll } from '#platform/server/db/audit';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { postLockedStock, type StockDocument } from './post-stock';
import { lockStock, type Mentioned, type StoredHolding } from './lock-stock';
import { warehouseDays, type WarehouseRules } from './warehouse-rules';

/** Locked stock of several warehouses, with the name and current day of each warehouse. */
export interface NetworkStock {
  readonly holdings: readonly StoredHolding[];
  readonly placeOf: (key: Pick<StockKey, 'almacenId'>) => Pick<WarehouseRules, 'nombre' | 'day'>;
}

/** Requested status of lots, with the affected lots and their document. */
export interface StatusOrder {
  readonly estatus: AskedStatus;
  readonly motivo: string;
  readonly concerns: (lot: Lot) => boolean;
  readonly documentOf: (lot: Lot) => StockDocument;
}

/** A lot before the change, with its new status. */
export interface StatusChanged {
  readonly lot: Lot;
  readonly estatus: EstatusLote;
}

/**
 * Locks the stock of a supply in every warehouse, including those without affected lots: pieces that arrive meanwhile must wait.
 *
 * @param mentioned lots to read besides those with pieces
 */
export async function lockNetwork(
  tx: Queryable,
  insumoId: number,
  mentioned: Mentioned,
  now: Date,
): Promise<NetworkStock> {
  const keys = await tx
    .select({ almacenId: inventario.almacenId, insumoId: inventario.insumoId })
    .from(inventario)
    .where(eq(inventario.insumoId, insumoId));
  return placed(tx, await lockStock(tx, keys, mentioned), now);
}

/** Combines locked holdings with the data of their warehouses. */
export async function placed(tx: Queryable, holdings: readonly StoredHolding[], now: Date): Promise<NetworkStock> {
  const places = await warehouseDays(
    tx,
    holdings.map(({ almacenId }) => almacenId),
    now,
  );
  return { holdings, placeOf: ({ almacenId }) => places.get(almacenId)! };
}

/** Holds or releases lots, each by the current day of its warehouse. Skips lots that already have the resulting status. */
export async function changeStatuses(
  tx: Queryable,
  { holdings, placeOf }: NetworkStock,
  { estatus, motivo, concerns, documentOf }: StatusOrder,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<readonly StatusChanged[]> {
  const becomes = (lot: Lot) => askedStatus(lot, estatus, placeOf(lot).day);
  const isChanged = (lot: Lot) => concerns(lot) && becomes(lot) !== lot.estatus;
  const concerned = holdings.filter(({ lots }) => lots.some(isChanged));
  for (const [day, own] of grouped(concerned, (holding) => placeOf(holding).day)) {
    const postings = own
      .flatMap(({ lots }) => lots.filter(isChanged))
      .map((lot) => {
        const { almacenId, insumoId, loteId } = lot;
        const change = { kind: 'status', almacenId, insumoId, loteId, estatus: becomes(lot), motivo } as const;
        return { document: documentOf(lot), changes: [change] };
      });
    await postLockedStock(tx, own, postings, { actor, now, day });
  }
  const changed = concerned
    .flatMap(({ lots }) => lots.filter(isChanged))
    .map((lot) => ({ lot, estatus: becomes(lot) }));
  await auditAll(
    tx,
    actor,
    changed.map(({ lot, estatus: after }) => ({
      accion: 'EDITAR',
      entidad: 'lote',
      entidadId: lot.loteId,
      antes: { estatus: lot.estatus },
      despues: { estatus: after, motivoEstatus: motivo },
      motivo,
    })),
  );
  return changed;
}
