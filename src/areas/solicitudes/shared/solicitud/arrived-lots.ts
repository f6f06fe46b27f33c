import type { SolicitudLine } from './lines-of';

type Lots = NonNullable<SolicitudLine['lotes']>;

/** Pieces that arrived of one sent lot. */
export interface ArrivedLot {
  readonly loteId: number;
  /** Intact; more than was sent where there is a surplus. */
  readonly recibida: number;
  /** Damaged or held back for another reason. */
  readonly retenida: number;
}

/**
 * The lots of a line as the receiver counted them, or as they must be where nothing is left to say: a single lot, or all pieces as sent.
 * Null where several lots arrived short or damaged without a count of each.
 *
 * @param held pieces that arrived and are held back, where the line alone says so
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
