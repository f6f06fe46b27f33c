import type { EntradaExtraordinaria } from '#generated/shared/types.gen';
import { LEAST_LIFE_DAYS } from '#areas/inventario/shared/extraordinaria/limits';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import { missingLotData } from '#areas/inventario/shared/recepcion/supply-demands';
import { addDays } from '#platform/shared/dates/days';
import { postStock, stockDocument } from '../stock/post-stock';
import { reverse } from '../stock/reverse';
import { warehouseRules } from '../stock/warehouse-rules';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import type { EffectsOf } from '#platform/server/entity/effects';
import { requireEvidence } from '../require-evidence';
import { demandsOf } from '../supply-demands';

type Line = NonNullable<EntradaExtraordinaria['lineas']>[number];

/** Effects of the steps of an extraordinary entry on stock (DOMAIN b.4). */
export const entradaExtraordinariaEffects: EffectsOf<'entrada-extraordinaria'> = {
  enviar: async ({ tx, document }) => {
    if (document.requiereEvidencia)
      await requireEvidence(tx, 'entrada-extraordinaria', document.entradaExtraordinariaId);
    await requireLotData(tx, document.lineas ?? []);
    return {};
  },
  /** Adds the pieces to the stock, and holds those that expire soon. Each line stores the lot that received them. */
  aplicar: async ({ tx, document, actor, now }) => {
    const { day } = await warehouseRules(tx, document.almacenId, now);
    const lines = document.lineas ?? [];
    const changes = lines.map((line, index) => entryOf(document, line, index, day));
    const movements = await postStock(
      tx,
      [
        {
          document: stockDocument('ENTRADA_EXTRAORDINARIA', document.entradaExtraordinariaId, document.folio),
          changes,
        },
      ],
      { actor, now, day },
    );
    const lots = new Map(movements.map(({ change, loteId }) => [change, loteId]));
    return { lineas: lines.map((line, index) => ({ ...line, loteId: lots.get(index) ?? null })) };
  },
  reversar: async ({ tx, document, input, actor, now }) => {
    const { day } = await warehouseRules(tx, document.almacenId, now);
    await reverse(
      tx,
      stockDocument('ENTRADA_EXTRAORDINARIA', document.entradaExtraordinariaId, document.folio),
      'E_EXTRAORDINARIA',
      input.motivo,
      { actor, now, day },
    );
    return {};
  },
};

function entryOf(document: EntradaExtraordinaria, line: Line, index: number, day: string): StockChange {
  const caducidad = line.caducidad ?? null;
  return {
    kind: 'entry',
    tipo: 'E_EXTRAORDINARIA',
    almacenId: document.almacenId,
    insumoId: line.insumoId,
    cantidad: line.cantidad,
    lot: {
      numeroLote: line.numeroLote ?? null,
      caducidad,
      fuenteFinanciamientoId: null,
      programaId: null,
      costoUnitario: line.costoUnitario ?? 0,
      ubicacionCodigo: line.ubicacionCodigo ?? null,
    },
    held: caducidad !== null && caducidad < addDays(day, LEAST_LIFE_DAYS) ? 'CUARENTENA' : null,
    contraparte: document.procedencia,
    motivo: document.motivoEntradaExtraordinariaNombre,
    campo: `lineas.${index}.cantidad`,
  };
}

/**
 * Checks the lot data that each supply requires.
 *
 * @throws Problem 422 REQUERIDO on lot number or expiry of the lines without it
 */
async function requireLotData(tx: Queryable, lines: readonly Line[]): Promise<void> {
  const supplies = await demandsOf(tx, lines);
  const issues = lines.flatMap((line, index) => {
    const demands = supplies.get(line.insumoId);
    return demands ? missingLotData(demands, line, `lineas.${index}.`) : [];
  });
  if (issues.length > 0) throw invalid(issues);
}
