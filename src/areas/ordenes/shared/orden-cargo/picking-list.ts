import { pendingOf, piecesIn, type OrderLine } from './lines';

type SetApart = NonNullable<OrderLine['apartados']>[number];

/** Pieces of a lot that several orders share. */
export interface PickedLot {
  readonly lot: SetApart;
  readonly piezas: number;
  readonly reparto: readonly Share[];
}

export interface Share {
  readonly ordenCargoId: number;
  readonly piezas: number;
}

/** A supply in the pick list of several orders. */
export interface PickedSupply {
  readonly insumoId: number;
  /** Reserved pieces. */
  readonly piezas: number;
  /** Lots by expiry, those without one last. */
  readonly lotes: readonly PickedLot[];
  /** Pieces without a reserved lot, by order. */
  readonly faltan: readonly Share[];
}

interface GatheredLot {
  readonly lot: SetApart;
  readonly reparto: Share[];
}

interface Gathered {
  readonly lots: Map<number, GatheredLot>;
  readonly faltan: Share[];
}

interface Order {
  readonly ordenCargoId: number;
  readonly lineas: readonly OrderLine[];
}

/**
 * Merges several orders into one pick list (DOMAIN f.5, «group several orders of one ward into one picking list»). It lists each supply
 * once, with its reserved lots and the share of each order. Shares follow the sequence of the orders.
 */
export function pickingList(orders: readonly Order[]): readonly PickedSupply[] {
  const supplies = new Map<number, Gathered>();
  for (const { ordenCargoId, lineas } of orders)
    for (const line of lineas) {
      const due = pendingOf(line);
      if (due === 0) continue;
      const supply: Gathered = supplies.get(line.insumoId) ?? { lots: new Map(), faltan: [] };
      supplies.set(line.insumoId, supply);
      const apart = line.apartados ?? [];
      for (const lot of apart) {
        const picked: GatheredLot = supply.lots.get(lot.loteId) ?? { lot, reparto: [] };
        supply.lots.set(lot.loteId, picked);
        picked.reparto.push({ ordenCargoId, piezas: lot.cantidad });
      }
      const lacking = due - piecesIn(apart);
      if (lacking > 0) supply.faltan.push({ ordenCargoId, piezas: lacking });
    }
  return [...supplies].map(([insumoId, { lots, faltan }]) => {
    const lotes = [...lots.values()]
      .map(({ lot, reparto }) => ({ lot, reparto, piezas: reparto.reduce((sum, { piezas }) => sum + piezas, 0) }))
      .toSorted((one, other) => dateOf(one.lot).localeCompare(dateOf(other.lot)) || one.lot.loteId - other.lot.loteId);
    return { insumoId, lotes, faltan, piezas: lotes.reduce((sum, { piezas }) => sum + piezas, 0) };
  });
}

/** Sorts lots without a date last. */
const dateOf = ({ caducidad }: SetApart): string => caducidad ?? '9999-12-31';
