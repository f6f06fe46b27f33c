import { and, eq, inArray } from 'drizzle-orm';
import { devolucionOrdenCargo, motivoSalidaExtraordinaria, ordenCargo } from '#generated/server/tables.gen';
import type { DevolucionOrdenCargo } from '#generated/shared/types.gen';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import { holdOf, stronger } from '#areas/inventario/shared/inventario/lot';
import { createRecord } from '#platform/server/records/create-record';
import { readRecord } from '#platform/server/records/read/read-record';
import { resourceOf } from '#platform/server/records/resources';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { lockStock } from '#areas/inventario/server/stock/lock-stock';
import { postLockedStock } from '#areas/inventario/server/stock/post-stock';
import { warehouseRules } from '#areas/inventario/server/stock/warehouse-rules';
import { keepLotCosts } from '#areas/inventario/server/keep-lot-costs';
import type { EffectsOf } from '#platform/server/entity/effects';
import { documentOf } from '../orden-cargo/effects';

type Line = NonNullable<DevolucionOrdenCargo['lineas']>[number];

/** Exit reasons for pieces that no other patient can receive. */
const REASONS = { CADUCADO: 'CADUCIDAD', ABIERTO: 'DETERIORO' } as const;

/** Effects of the steps of a return (DOMAIN b.2, 11). */
export const devolucionOrdenCargoEffects: EffectsOf<'devolucion-orden-cargo'> = {
  /** Returns intact pieces to their lot. Quarantines the others and drafts an extraordinary exit for them. */
  aceptar: async ({ tx, document, actor, now, take }) => {
    const { ordenCargoId, origen } = document;
    // Kept equal to that of the order.
    const almacenId = document.almacenSurtidorId!;
    await tx
      .select({ id: ordenCargo.ordenCargoId })
      .from(ordenCargo)
      .where(eq(ordenCargo.ordenCargoId, ordenCargoId))
      .for('update');
    const resource = resourceOf('orden-cargo');
    const order = (await readRecord(tx, resource, eq(ordenCargo.ordenCargoId, ordenCargoId), actor))!;
    const lines = document.lineas ?? [];
    const { day } = await warehouseRules(tx, almacenId, now);
    const holdings = await lockStock(
      tx,
      lines.map(({ insumoId }) => ({ almacenId, insumoId })),
      { loteIds: lines.map(({ loteId }) => loteId) },
    );
    const stock = new Map(holdings.map((holding) => [keyOf(holding), holding.lots]));
    const changes = lines.map((line): StockChange => {
      const { insumoId, loteId, cantidad, condicion } = line;
      const key = { almacenId, insumoId, contraparte: document.servicioNombre, motivo: document.motivo };
      if (condicion === 'INTEGRO') return { kind: 'return', tipo: 'E_DEVOLUCION_PACIENTE', ...key, loteId, cantidad };
      const lot = stock.get(keyOf(key))!.find((each) => each.loteId === loteId)!;
      const held = stronger(holdOf(lot), 'CUARENTENA');
      return { kind: 'entry', tipo: 'E_DEVOLUCION_PACIENTE', ...key, cantidad, lot, held };
    });
    const document_ = documentOf(order);
    const movements = await postLockedStock(tx, holdings, [{ document: document_, changes }], { actor, now, day });
    const lotOf = new Map(movements.map(({ change, loteId }) => [change, loteId]));
    const unfit = lines.flatMap((line, index) =>
      line.condicion === 'INTEGRO' ? [] : [{ ...line, loteId: lotOf.get(index)! }],
    );
    const salidaExtraordinariaId = unfit.length > 0 ? await draftExit(tx, document, unfit, actor, day) : null;
    if (origen === 'PACIENTE') {
      // Recounts the order from its accepted returns, so this one must be stored as accepted first.
      await tx
        .update(devolucionOrdenCargo)
        // Writes all fields of the step now: an accepted return is immutable.
        .set({ estatus: 'ACEPTADA', salidaExtraordinariaId, resueltaPorId: actor.usuarioId, fechaResolucion: now })
        .where(eq(devolucionOrdenCargo.devolucionOrdenCargoId, document.devolucionOrdenCargoId));
      await take(resource, order, 'acreditar');
    }
    return { salidaExtraordinariaId };
  },
};

/** Drafts an exit of the quarantined lots; a person adds evidence and sends it. Null when the catalogue lacks the reason. */
async function draftExit(
  tx: Queryable,
  { almacenSurtidorId, folio, motivo }: DevolucionOrdenCargo,
  lines: readonly Line[],
  actor: Actor,
  day: string,
): Promise<number | null> {
  const wanted = lines.some(({ condicion }) => condicion === 'CADUCADO') ? REASONS.CADUCADO : REASONS.ABIERTO;
  const [reason] = await tx
    .select({ id: motivoSalidaExtraordinaria.motivoSalidaExtraordinariaId })
    .from(motivoSalidaExtraordinaria)
    .where(and(eq(motivoSalidaExtraordinaria.activo, true), inArray(motivoSalidaExtraordinaria.clave, [wanted])));
  if (!reason || !actor.permissions.has('salida-extraordinaria.crear')) return null;
  const pieces = new Map<number, number>();
  for (const { loteId, cantidad } of lines) pieces.set(loteId, (pieces.get(loteId) ?? 0) + cantidad);
  const draft = await createRecord({
    tx,
    actor,
    resource: resourceOf('salida-extraordinaria'),
    body: {
      almacenId: almacenSurtidorId,
      motivoSalidaExtraordinariaId: reason.id,
      fechaDocumento: day,
      observaciones: `Devolución ${folio ?? ''}: ${motivo}`.slice(0, 1000),
      lineas: [...pieces].map(([loteId, cantidad]) => ({ loteId, cantidad })),
    },
  });
  await keepLotCosts({ name: 'salida-extraordinaria', lot: 'loteId' }, draft, { tx, actor });
  return draft.salidaExtraordinariaId;
}
