/** A lot as lists of lots name it. */
export interface ListedLot {
  readonly numeroLote: string | null;
  /** `yyyy-MM-dd` */
  readonly caducidad: string | null;
  /** Source of funds, programme, brand and supplier. */
  readonly origen: string | null;
}

/** The origin of a lot where another of the list has its number and expiry; null where these two tell it apart. */
export function originAmong<Lot extends ListedLot>(lot: Lot, lots: readonly Lot[]): string | null {
  const isAlone = !lots.some(
    (other) => other !== lot && other.numeroLote === lot.numeroLote && other.caducidad === lot.caducidad,
  );
  return isAlone ? null : lot.origen;
}
