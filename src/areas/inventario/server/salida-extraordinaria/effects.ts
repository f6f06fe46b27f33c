import { and, eq, inArray } from 'drizzle-orm';
import { lote } from '#generated/server/tables.gen';
import type { SalidaExtraordinaria } from '#generated/shared/types.gen';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import { postStock, stockDocument } from '../stock/post-stock';
import { reverse } from '../stock/reverse';
import { warehouseRules } from '../stock/warehouse-rules';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import type { Step } from '#platform/server/lifecycle/step';
import type { EffectsOf } from '#platform/server/entity/effects';
import { requireEvidence } from '../require-evidence';

type Line = NonNullable<SalidaExtraordinaria['lineas']>[number];
/** A line whose lot was found. */
type Placed = Line & { readonly insumoId: number };

/** Effects of the steps of an extraordinary exit on stock (DOMAIN b.4). */
export const salidaExtraordinariaEffects: EffectsOf<'salida-extraordinaria'> = {
  /** Copies the data and cost of each lot into its line, and reserves its pieces. */
  enviar: async (step) => {
    const { tx, document } = step;
    if (document.requiereEvidencia) await requireEvidence(tx, 'salida-extraordinaria', document.salidaExtraordinariaId);
    const lines = await withLots(tx, document);
    const unfit = document.permiteLoteCaducado === true;
    await post(step, lines, (key) => ({ kind: 'reserve', unfit, ...key }));
    return { lineas: lines };
  },
  /** A draft has no reservations. */
  liberar: async (step) => {
    if (step.document.estatus !== 'BORRADOR')
      await post(step, placed(step.document), (key) => ({ kind: 'release', ...key }));
    return {};
  },
  aplicar: async (step) => {
    const { permiteLoteCaducado, destinoTexto, motivoSalidaExtraordinariaNombre } = step.document;
    await post(step, placed(step.document), (key) => ({
      kind: 'exit',
      tipo: 'S_EXTRAORDINARIA',
      ...key,
      reserved: key.cantidad,
      unfit: permiteLoteCaducado === true,
      contraparte: destinoTexto,
      motivo: motivoSalidaExtraordinariaNombre,
    }));
    return {};
  },
  reversar: async ({ tx, document, input, actor, now }) => {
    const { day } = await warehouseRules(tx, document.almacenId, now);
    await reverse(
      tx,
      stockDocument('SALIDA_EXTRAORDINARIA', document.salidaExtraordinariaId, document.folio),
      'S_EXTRAORDINARIA',
      input.motivo,
      { actor, now, day },
    );
    return {};
  },
};

interface LineKey {
  readonly almacenId: number;
  readonly insumoId: number;
  readonly loteId: number;
  readonly cantidad: number;
  readonly campo: string;
}

/** Posts one change for each line. */
async function post(
  { tx, document, actor, now }: Step<SalidaExtraordinaria, unknown>,
  lines: readonly Placed[],
  changeOf: (key: LineKey) => StockChange,
): Promise<void> {
  const { day } = await warehouseRules(tx, document.almacenId, now);
  const changes = lines.map(({ insumoId, loteId, cantidad }, index) =>
    changeOf({ almacenId: document.almacenId, insumoId, loteId, cantidad, campo: `lineas.${index}.cantidad` }),
  );
  await postStock(
    tx,
    [{ document: stockDocument('SALIDA_EXTRAORDINARIA', document.salidaExtraordinariaId, document.folio), changes }],
    { actor, now, day },
  );
}

/**
 * Returns the lines with the data of their lots.
 *
 * @throws Problem 422 LOTE_AJENO on each line whose lot belongs to another warehouse
 */
async function withLots(tx: Queryable, { almacenId, lineas }: SalidaExtraordinaria): Promise<Placed[]> {
  const lines = lineas ?? [];
  const found = await tx
    .select({
      loteId: lote.loteId,
      insumoId: lote.insumoId,
      caducidad: lote.caducidad,
      costoUnitario: lote.costoUnitario,
    })
    .from(lote)
    .where(
      and(
        eq(lote.almacenId, almacenId),
        inArray(
          lote.loteId,
          lines.map(({ loteId }) => loteId),
        ),
      ),
    );
  const lots = new Map(found.map((lot) => [lot.loteId, lot]));
  const strange = lines.flatMap(({ loteId }, index) => (lots.has(loteId) ? [] : [`lineas.${index}.loteId`]));
  if (strange.length > 0) throw invalid(strange.map((campo) => ({ campo, codigo: 'LOTE_AJENO', params: {} })));
  return lines.map((line) => ({ ...line, ...lots.get(line.loteId)! }));
}

/** Returns the lines of a sent document, whose lots are known. */
function placed({ lineas }: SalidaExtraordinaria): Placed[] {
  return (lineas ?? []).map((line) => {
    if (typeof line.insumoId !== 'number') throw new Error(`Lot ${line.loteId} was never looked up.`);
    return { ...line, insumoId: line.insumoId };
  });
}
