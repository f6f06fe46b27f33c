import { allocate } from '#areas/inventario/shared/inventario/allocate';
import { isExpired, type Lot, type StockKey } from '#areas/inventario/shared/inventario/lot';
import { piecesOf, received, type ShippedLot } from '#areas/inventario/shared/inventario/shipped-lot';
import type { StockDocument } from '#areas/inventario/server/stock/post-stock';
import { enter } from './enter';
import type { Hand } from './stock-history';

/** Line of a request that moves stock. */
export interface Line extends StockKey {
  readonly solicitudDetalleId: number;
  readonly cantidad: number;
  readonly cantidadRecibida: number | null;
  /** Pieces that arrived broken and are held. */
  readonly cantidadRetenida: number;
  lotes: readonly ShippedLot[];
  /** Lots sent, for the receiving side. */
  sent: ReadonlyMap<number, Lot>;
}

export interface Request {
  readonly document: StockDocument;
  readonly origenId: number;
  readonly destinoId: number;
  /** ISO 8601, UTC; null while it is being picked. */
  readonly shipped: string | null;
  readonly receivedAt: string | null;
  readonly lines: readonly Line[];
}

export function reserveStock({ origenId, lines }: Request, hand: Hand): void {
  for (const line of lines) {
    const { insumoId } = line;
    take(line, origenId, hand);
    for (const { loteId, cantidad } of line.lotes)
      hand.change({ kind: 'reserve', almacenId: origenId, insumoId, loteId, cantidad });
  }
}

export function leave({ origenId, destinoId, lines }: Request, hand: Hand): void {
  for (const line of lines) {
    const { insumoId } = line;
    take(line, origenId, hand);
    for (const { loteId, cantidad } of line.lotes)
      hand.change({ kind: 'exit', tipo: 'S_TRANSFERENCIA', almacenId: origenId, insumoId, loteId, cantidad });
    hand.change({ kind: 'transit', almacenId: destinoId, insumoId, cantidad: piecesOf(line.lotes) });
  }
}

export function arrive({ destinoId, lines }: Request, hand: Hand): void {
  for (const line of lines) {
    const key = { almacenId: destinoId, insumoId: line.insumoId };
    const arrived = received(line.lotes, line.cantidadRecibida ?? 0, line.cantidadRetenida);
    line.lotes = arrived.map((sent) => {
      const entry = { kind: 'entry', tipo: 'E_TRANSFERENCIA', ...key, lot: line.sent.get(sent.loteId)! } as const;
      if (sent.cantidadRecibida) hand.change({ ...entry, cantidad: sent.cantidadRecibida });
      if (!sent.cantidadRetenida) return sent;
      const held = enter(hand, { ...entry, cantidad: sent.cantidadRetenida, held: 'CUARENTENA' });
      return { ...sent, loteRetenidoId: held.loteId };
    });
    hand.change({ kind: 'transit', ...key, cantidad: -piecesOf(line.lotes) });
  }
}

/** A service uses all received pieces, those that expire first before the rest. Controlled supplies stay locked up. */
export function use(
  { destinoId, lines }: Request,
  { lots, day, change }: Hand,
  isGuarded: (insumoId: number) => boolean,
): void {
  for (const { insumoId, cantidadRecibida } of lines.filter((line) => !isGuarded(line.insumoId))) {
    const key = { almacenId: destinoId, insumoId };
    for (const { lot, cantidad } of allocate(lots(key), cantidadRecibida ?? 0, day).assignments)
      change({ kind: 'exit', tipo: 'S_CONSUMO_SERVICIO', ...key, loteId: lot.loteId, cantidad });
  }
}

function take(line: Line, almacenId: number, { lots, day }: Hand): void {
  const { assignments } = allocate(lots({ almacenId, insumoId: line.insumoId }), line.cantidad, day, { daysLeft: 30 });
  line.sent = new Map(assignments.map(({ lot }) => [lot.loteId, lot]));
  line.lotes = assignments.map(({ lot: { loteId, numeroLote, caducidad }, cantidad }) => ({
    loteId,
    numeroLote,
    caducidad,
    cantidad,
    cantidadRecibida: null,
    cantidadRetenida: null,
    loteRetenidoId: null,
  }));
}

/** Expires lots whose date has passed since they were received. */
export function expire(holdings: readonly StockKey[], { lots, day, change }: Hand): void {
  for (const { almacenId, insumoId } of holdings)
    for (const { loteId, estatus, caducidad } of lots({ almacenId, insumoId }))
      if (estatus === 'DISPONIBLE' && isExpired({ caducidad }, day))
        change({ kind: 'status', almacenId, insumoId, loteId, estatus: 'CADUCADO', motivo: null });
}
