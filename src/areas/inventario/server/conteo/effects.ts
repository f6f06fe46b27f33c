import { desc, eq, inArray, and } from 'drizzle-orm';
import { conteoDetalle, insumo, lote } from '#generated/server/tables.gen';
import type { Conteo } from '#generated/shared/types.gen';
import { recounts, reviewed } from '#areas/inventario/shared/conteo/compare';
import { lastCount, type CountLine } from '#areas/inventario/shared/conteo/line';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import { postStock, stockDocument } from '../stock/post-stock';
import { lockStock } from '../stock/lock-stock';
import { lotsToCount, MAX_LOTS } from '../stock/lots-to-count';
import { piecesAt } from '../stock/pieces-at';
import { warehouseRules } from '../stock/warehouse-rules';
import { insertRows } from '#platform/server/db/insert-rows';
import { invalid } from '#platform/server/db/problem';
import type { Queryable } from '#platform/server/db/database';
import type { EffectsOf } from '#platform/server/entity/effects';

/** Effects of the steps of a physical count (DOMAIN b.9). */
export const conteoEffects: EffectsOf<'conteo'> = {
  /** Creates the list of lots to count. A blind count omits the system's quantities. */
  iniciar: async ({ tx, document, actor, now }) => {
    const lots = await lotsToCount(tx, document);
    if (lots.length === 0) throw invalid([{ campo: '', codigo: 'CONTEO_SIN_LOTES', params: {} }]);
    if (lots.length > MAX_LOTS)
      throw invalid([{ campo: '', codigo: 'CONTEO_DEMASIADOS_LOTES', params: { limite: MAX_LOTS } }]);
    const stamps = { creadoPor: actor.usuarioId, modificadoPor: actor.usuarioId, fechaCreacion: now };
    await insertRows(
      tx,
      conteoDetalle,
      lots.map(({ existencia, ...lot }, orden) => ({
        ...lot,
        ...stamps,
        fechaModificacion: now,
        conteoId: document.conteoId,
        orden,
        sistema: document.ciego ? null : existencia,
      })),
    );
    return { lotes: lots.length };
  },
  /** Sends lines with large differences to a second count, still without the system's quantity. If there are none, compares all lines. */
  terminar: async ({ tx, document }) => {
    const lines = document.lineas ?? [];
    const system = await systemOf(tx, document);
    const again = recounts(document, lines, system);
    return again.includes(true)
      ? { lineas: lines.map((line, index) => ({ ...line, recontar: again[index]!, dudosa: false })) }
      : reviewed(
          lines.map((line) => ({ ...line, recontar: false })),
          system,
        );
  },
  terminarReconteo: async ({ tx, document }) => reviewed(document.lineas ?? [], await systemOf(tx, document)),
  /** Returns the doubtful lots for a new count, without the system's quantity. */
  devolver: async ({ document }) => ({
    lineas: (document.lineas ?? []).map((line) => ({
      ...line,
      ...(line.dudosa ? UNCOUNTED : {}),
      contado: null,
      sistema: null,
      diferencia: null,
    })),
    diferencias: null,
    exactitud: null,
  }),
  /** Adds each difference to the current quantity of its lot, or subtracts it. */
  aplicar: async ({ tx, document, actor, now }) => {
    const { day } = await warehouseRules(tx, document.almacenId, now);
    const lines = document.lineas ?? [];
    const costs = await costsOf(tx, document);
    const changed = lines.flatMap((line, index) => {
      const change = adjustment(document, line, index, costs);
      return change ? [{ index, change }] : [];
    });
    const changes = changed.map(({ change }) => change);
    const movements = await postStock(
      tx,
      [{ document: stockDocument('CONTEO', document.conteoId, document.folio), changes }],
      { actor, now, day },
    );
    const lots = new Map(movements.map(({ change, loteId }) => [changed[change]!.index, loteId]));
    return { lineas: lines.map((line, index) => ({ ...line, loteId: line.loteId ?? lots.get(index) ?? null })) };
  },
};

const UNCOUNTED = {
  conteo1: null,
  contadoEn: null,
  contadorId: null,
  recontar: false,
  conteo2: null,
  recontadoEn: null,
  recontadorId: null,
  motivoDiferenciaId: null,
  notaDiferencia: null,
} as const;

/** Returns the system's pieces of each line at the time of its count. Locks the holdings first, so that pending movements are included. */
async function systemOf(tx: Queryable, { almacenId, lineas }: Conteo): Promise<readonly number[]> {
  const lines = lineas ?? [];
  await lockStock(
    tx,
    lines.map(({ insumoId }) => ({ almacenId, insumoId })),
  );
  return piecesAt(
    tx,
    lines.map((line) => ({ loteId: line.loteId ?? null, at: lastCount(line)?.at ?? new Date(0).toISOString() })),
  );
}

function adjustment(
  document: Conteo,
  line: CountLine,
  index: number,
  costs: ReadonlyMap<number, number>,
): StockChange | null {
  const { insumoId, loteId = null, diferencia } = line;
  if (!diferencia) return null;
  const told = {
    almacenId: document.almacenId,
    insumoId,
    motivo: line.motivoDiferenciaNombre,
    campo: `lineas.${index}.diferencia`,
  };
  if (diferencia < 0) {
    if (loteId === null) throw new Error('A lot that the system does not know cannot lack pieces.');
    return { ...told, kind: 'exit', tipo: 'S_AJUSTE_CONTEO', loteId, cantidad: -diferencia, unfit: true };
  }
  // A held lot stays held; an unknown one is created.
  return loteId === null
    ? {
        ...told,
        kind: 'entry',
        tipo: 'E_AJUSTE_CONTEO',
        cantidad: diferencia,
        lot: {
          numeroLote: line.numeroLote ?? null,
          caducidad: line.caducidad ?? null,
          fuenteFinanciamientoId: null,
          programaId: null,
          costoUnitario: costs.get(insumoId) ?? 0,
          ubicacionCodigo: line.ubicacion ?? null,
        },
      }
    : { ...told, kind: 'return', tipo: 'E_AJUSTE_CONTEO', loteId, cantidad: diferencia };
}

/**
 * Returns the cost in MXN of one piece of supplies with found lots: that of their latest lot in the warehouse, else that of the catalogue.
 */
async function costsOf(tx: Queryable, { almacenId, lineas }: Conteo): Promise<ReadonlyMap<number, number>> {
  const found = [
    ...new Set((lineas ?? []).flatMap(({ loteId, insumoId }) => (typeof loteId === 'number' ? [] : [insumoId]))),
  ];
  if (found.length === 0) return new Map();
  const listed = await tx
    .select({ insumoId: insumo.insumoId, cost: insumo.precioReferencia })
    .from(insumo)
    .where(inArray(insumo.insumoId, found));
  const latest = await tx
    .selectDistinctOn([lote.insumoId], { insumoId: lote.insumoId, cost: lote.costoUnitario })
    .from(lote)
    .where(and(eq(lote.almacenId, almacenId), inArray(lote.insumoId, found)))
    .orderBy(lote.insumoId, desc(lote.loteId));
  return new Map([...listed, ...latest].map(({ insumoId, cost }) => [insumoId, cost ?? 0]));
}
