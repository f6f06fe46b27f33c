import { eq } from 'drizzle-orm';
import type { EstatusLote } from '#generated/shared/enums.gen';
import { inventario } from '#generated/server/tables.gen';
import { grouped } from '#platform/shared/grouped';
import { askedStatus, type AskedStatus } from '#areas/inventario/shared/inventario/asked-status';
import type { Lot, StockKey } from '#areas/inventario/shared/inventario/lot';
import { auditAll } from '#platform/server/db/audit';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { storeChanges, type StockDocument } from './change-stock';
import { lockHoldings, type Mentioned, type StoredHolding } from './lock-holdings';
import { warehouseDays, type WarehouseRules } from './warehouse-rules';

/** Stock of several warehouses, locked, with what the warehouses are called and what day it is there. */
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

/** A lot as it was, and what it became. */
export interface StatusChanged {
  readonly lot: Lot;
  readonly estatus: EstatusLote;
}

/**
 * Locks every warehouse's stock of a supply, not only where lots of a number are: pieces of it that arrive meanwhile have to wait.
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
  return placed(tx, await lockHoldings(tx, keys, mentioned), now);
}

/** Holdings that are locked, with what is known of their warehouses. */
export async function placed(tx: Queryable, holdings: readonly StoredHolding[], now: Date): Promise<NetworkStock> {
  const places = await warehouseDays(
    tx,
    holdings.map(({ almacenId }) => almacenId),
    now,
  );
  return { holdings, placeOf: ({ almacenId }) => places.get(almacenId)! };
}

/** Holds lots back or lets them go, each by the day of its warehouse; what is so already stays as it is. */
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
    await storeChanges(tx, own, postings, { actor, now, day });
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
