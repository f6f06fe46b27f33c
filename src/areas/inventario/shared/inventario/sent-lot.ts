/** Pieces of one lot that a document moves, as its line keeps them. */
export interface SentLot {
  readonly loteId: number;
  readonly numeroLote: string | null;
  /** `yyyy-MM-dd`. */
  readonly caducidad: string | null;
  /** Source of funds, programme, brand and supplier when it was set apart. */
  readonly origen?: string | null;
  /** Pieces set apart, then sent. */
  readonly cantidad: number;
  /** Pieces that arrived and can be used; null until they are received. */
  readonly cantidadRecibida: number | null;
  /** Pieces that arrived and are held back: damaged, warm, of another lot, about to expire. */
  readonly cantidadRetenida: number | null;
  /** Pieces that arrived beyond those that were sent; settled between the two warehouses. */
  readonly cantidadSobrante?: number | null;
  /** The lot that the held pieces are in, where they arrived. */
  readonly loteRetenidoId: number | null;
}

/** Total pieces of a line's lots. */
export function piecesOf(lots: readonly Pick<SentLot, 'cantidad'>[]): number {
  return lots.reduce((sum, { cantidad }) => sum + cantidad, 0);
}

/** Cuts lots down to an amount, those that were added last first. */
export function trimmed<Sent extends Pick<SentLot, 'cantidad'>>(
  lots: readonly Sent[],
  cantidad: number,
): readonly Sent[] {
  let left = cantidad;
  return lots.flatMap((lot) => {
    const kept = Math.min(left, lot.cantidad);
    left -= kept;
    return kept > 0 ? [{ ...lot, cantidad: kept }] : [];
  });
}

/**
 * Distributes the received pieces over the lots: usable pieces fill the lots in order; the next `held` pieces are held, and the rest did
 * not arrive. A surplus belongs to no lot and is settled between the two warehouses.
 */
export function received(lots: readonly SentLot[], usable: number, held: number): readonly SentLot[] {
  let [good, bad] = [usable, held];
  return lots.map((lot) => {
    const cantidadRecibida = Math.min(good, lot.cantidad);
    const cantidadRetenida = Math.min(bad, lot.cantidad - cantidadRecibida);
    good -= cantidadRecibida;
    bad -= cantidadRetenida;
    return { ...lot, cantidadRecibida, cantidadRetenida };
  });
}

/** Counted arrivals of each lot. */
export function countedLots(
  lots: readonly SentLot[],
  counted: readonly { readonly loteId: number; readonly recibida: number; readonly retenida: number }[],
): readonly SentLot[] {
  return lots.map((lot) => {
    const { recibida = 0, retenida = 0 } = counted.find(({ loteId }) => loteId === lot.loteId) ?? {};
    const cantidadRecibida = Math.min(recibida, lot.cantidad);
    return {
      ...lot,
      cantidadRecibida,
      cantidadRetenida: Math.min(retenida, lot.cantidad - cantidadRecibida),
      cantidadSobrante: Math.max(0, recibida - lot.cantidad),
    };
  });
}
