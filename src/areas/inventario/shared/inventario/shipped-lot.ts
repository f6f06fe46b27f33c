/** Pieces of one lot in a line of a document that moves them. */
export interface ShippedLot {
  readonly loteId: number;
  readonly numeroLote: string | null;
  /** `yyyy-MM-dd`. */
  readonly caducidad: string | null;
  /** Source of funds, programme, brand and supplier at the time of reservation. */
  readonly origen?: string | null;
  /** Pieces reserved, later sent. */
  readonly cantidad: number;
  /** Usable pieces received; null until reception. */
  readonly cantidadRecibida: number | null;
  /** Pieces received and held: damaged, warm, of another lot, about to expire. */
  readonly cantidadRetenida: number | null;
  /** Pieces received beyond those sent; the two warehouses settle them. */
  readonly cantidadSobrante?: number | null;
  /** Lot of the held pieces at the receiving warehouse. */
  readonly loteRetenidoId: number | null;
}

/** Total pieces of a line's lots. */
export function piecesOf(lots: readonly Pick<ShippedLot, 'cantidad'>[]): number {
  return lots.reduce((sum, { cantidad }) => sum + cantidad, 0);
}

/** Reduces lots to an amount, the last added ones first. */
export function trimmed<Sent extends Pick<ShippedLot, 'cantidad'>>(
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
export function received(lots: readonly ShippedLot[], usable: number, held: number): readonly ShippedLot[] {
  let [good, bad] = [usable, held];
  return lots.map((lot) => {
    const cantidadRecibida = Math.min(good, lot.cantidad);
    const cantidadRetenida = Math.min(bad, lot.cantidad - cantidadRecibida);
    good -= cantidadRecibida;
    bad -= cantidadRetenida;
    return { ...lot, cantidadRecibida, cantidadRetenida };
  });
}

/** Adds the counted arrivals to each lot. */
export function countedLots(
  lots: readonly ShippedLot[],
  counted: readonly { readonly loteId: number; readonly recibida: number; readonly retenida: number }[],
): readonly ShippedLot[] {
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
