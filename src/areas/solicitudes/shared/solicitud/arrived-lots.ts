import type { SolicitudLine } from './lines-of';

type Lots = NonNullable<SolicitudLine['lotes']>;

/** Received pieces of one sent lot. */
export interface ArrivedLot {
  readonly loteId: number;
  /** Intact pieces; more than sent with a surplus. */
  readonly recibida: number;
  /** Pieces damaged or held for another reason. */
  readonly retenida: number;
}

/**
 * Returns the lots of a line as counted by the receiver. Without counts, it derives them for a single lot, or when all pieces arrived as
 * sent. Null when several lots arrived short or damaged without a count of each.
 *
 * @param held received, held pieces, when only the line states them
 */
export function arrivedLots(
  { lotes, cantidadSurtida, cantidadRecibida }: SolicitudLine,
  held: number,
): readonly ArrivedLot[] | null {
  const lots: Lots = lotes ?? [];
  const isCounted = lots.length > 0 && lots.every((lot) => typeof lot.cantidadRecibida === 'number');
  if (isCounted)
    return lots.map((lot) => ({
      loteId: lot.loteId,
      recibida: lot.cantidadRecibida ?? 0,
      retenida: lot.cantidadRetenida ?? 0,
    }));
  if (held === 0 && cantidadRecibida === (cantidadSurtida ?? 0))
    return lots.map(({ loteId, cantidad }) => ({ loteId, recibida: cantidad, retenida: 0 }));
  // Nothing arrived of any lot.
  if (held === 0 && cantidadRecibida === 0) return lots.map(({ loteId }) => ({ loteId, recibida: 0, retenida: 0 }));
  return lots.length === 1 ? [{ loteId: lots[0]!.loteId, recibida: cantidadRecibida ?? 0, retenida: held }] : null;
}
