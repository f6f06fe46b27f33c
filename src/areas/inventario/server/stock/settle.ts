import { allocate } from '#areas/inventario/shared/inventario/allocate';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import { holdOf, stronger, type Lot, type StockKey } from '#areas/inventario/shared/inventario/lot';
import type { Queryable } from '#platform/server/db/database';
import { postStock } from './post-stock';
import { lotsOf } from './lock-stock';
import { sentLots, type Transfer, type TransferContext, type TransferLine } from './transfer';
import { warehouseRules } from './warehouse-rules';

/** Settlement between two warehouses for pieces that did not arrive as sent (DOMAIN b.1, 12). */
export type Settlement = 'REINGRESO' | 'MERMA_TRANSITO' | 'NOTA_CREDITO' | 'ACEPTADA';

/** A line whose arrival differed from what was sent. */
export interface SettledLine extends TransferLine {
  readonly settlement: Settlement;
  /** Pieces that arrived beyond what was sent. */
  readonly surplus: number;
}

/**
 * Settles differences, so that every piece is accounted for. Missing pieces return to the origin or are written off there. Held ones are
 * released, sent back or written off. Surplus ones leave the origin and enter the destination.
 *
 * @throws Problem 409 when a lot to be sent back or written off has left in the meantime
 */
export async function settle(
  tx: Queryable,
  transfer: Transfer,
  lines: readonly SettledLine[],
  context: TransferContext,
): Promise<void> {
  const { document, origenId, destinoId } = transfer;
  const { day, ...options } = await warehouseRules(tx, origenId, context.now);
  const sent = await sentLots(tx, origenId, lines);
  const changes: StockChange[] = [];
  for (const line of lines) {
    changes.push(...missingPieces(line, origenId, sent), ...heldPieces(line, transfer, sent, day));
    if (line.surplus > 0 && line.settlement !== 'REINGRESO') {
      const key = { almacenId: origenId, insumoId: line.insumoId };
      const lots = [...(await lotsOf(tx, [key])).values()].flat();
      changes.push(
        ...surplusPieces(
          line,
          key,
          destinoId,
          surplusOf(line, lots, (own, pieces) => allocate(own, pieces, day, options)),
        ),
      );
    }
  }
  await postStock(tx, [{ document, changes }], { ...context, day });
}

/** Lots of the origin from which a surplus is deducted: those counted with a surplus, else by expiry. */
function surplusOf(
  { lotes, surplus }: SettledLine,
  lots: readonly Lot[],
  take: (lots: readonly Lot[], pieces: number) => ReturnType<typeof allocate>,
): ReturnType<typeof allocate>['assignments'] {
  const counted = lotes.flatMap(({ loteId, cantidadSobrante }) =>
    cantidadSobrante
      ? take(
          lots.filter((lot) => lot.loteId === loteId),
          cantidadSobrante,
        ).assignments
      : [],
  );
  const left = surplus - counted.reduce((sum, { cantidad }) => sum + cantidad, 0);
  const others = lots.filter((lot) => !counted.some((each) => each.lot.loteId === lot.loteId));
  return left > 0 ? [...counted, ...take(others, left).assignments] : counted;
}

/** Returns missing pieces to the books of the origin, their last known place. Lost pieces are written off there. */
function missingPieces(
  { insumoId, lotes, campo, settlement }: SettledLine,
  almacenId: number,
  sent: ReadonlyMap<number, Lot>,
): StockChange[] {
  return lotes.flatMap(({ loteId, cantidad, cantidadRecibida, cantidadRetenida }): StockChange[] => {
    const missing = cantidad - (cantidadRecibida ?? 0) - (cantidadRetenida ?? 0);
    const lot = sent.get(loteId);
    if (missing <= 0 || !lot) return [];
    const key = { almacenId, insumoId, campo };
    const back: StockChange = { kind: 'return', tipo: 'E_DIFERENCIA', ...key, loteId, cantidad: missing };
    if (settlement === 'REINGRESO') return [back];
    return [
      back,
      { kind: 'exit', tipo: 'S_EXTRAORDINARIA', ...key, loteId, cantidad: missing, unfit: true, motivo: settlement },
    ];
  });
}

function heldPieces(
  { insumoId, lotes, campo, settlement }: SettledLine,
  { origenId, destinoId }: Transfer,
  sent: ReadonlyMap<number, Lot>,
  day: string,
): StockChange[] {
  return lotes.flatMap(({ loteId, loteRetenidoId, cantidadRetenida }): StockChange[] => {
    const lot = sent.get(loteId);
    if (!loteRetenidoId || !cantidadRetenida || !lot) return [];
    const key = { almacenId: destinoId, insumoId, campo };
    const out = { kind: 'exit', ...key, loteId: loteRetenidoId, cantidad: cantidadRetenida, unfit: true } as const;
    switch (settlement) {
      case 'REINGRESO':
        return [
          { ...out, tipo: 'S_TRANSFERENCIA' },
          {
            kind: 'entry',
            tipo: 'E_DEVOLUCION_TRASPASO',
            almacenId: origenId,
            insumoId,
            campo,
            cantidad: cantidadRetenida,
            lot,
            held: stronger(holdOf(lot), 'CUARENTENA'),
          },
        ];
      case 'MERMA_TRANSITO':
        return [{ ...out, tipo: 'S_EXTRAORDINARIA', motivo: settlement }];
      case 'ACEPTADA': {
        if (lot.caducidad !== null && lot.caducidad < day) return [];
        return [
          { ...out, tipo: 'S_AJUSTE_CONTEO', motivo: settlement },
          {
            kind: 'entry',
            tipo: 'E_AJUSTE_CONTEO',
            ...key,
            cantidad: cantidadRetenida,
            lot,
            held: holdOf(lot),
            motivo: settlement,
          },
        ];
      }
      case 'NOTA_CREDITO':
        return [];
    }
  });
}

function surplusPieces(
  { insumoId, campo }: SettledLine,
  origin: StockKey,
  destinoId: number,
  assignments: ReturnType<typeof allocate>['assignments'],
): StockChange[] {
  return assignments.flatMap(({ lot, cantidad }): StockChange[] => [
    { kind: 'exit', tipo: 'S_TRANSFERENCIA', ...origin, loteId: lot.loteId, cantidad, campo },
    { kind: 'entry', tipo: 'E_DIFERENCIA', almacenId: destinoId, insumoId, cantidad, lot, campo },
  ]);
}
