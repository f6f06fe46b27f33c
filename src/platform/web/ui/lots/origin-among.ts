/** A lot as shown in lists of lots. */
export interface ListedLot {
  readonly numeroLote: string | null;
  /** `yyyy-MM-dd` */
  readonly caducidad: string | null;
  /** Source of funds, programme, brand and supplier. */
  readonly origen: string | null;
}

/** Returns the origin of a lot if another one in the list has the same number and expiry; otherwise null. */
export function originAmong<Lot extends ListedLot>(lot: Lot, lots: readonly Lot[]): string | null {
  const isAlone = !lots.some(
    (other) => other !== lot && other.numeroLote === lot.numeroLote && other.caducidad === lot.caducidad,
  );
  return isAlone ? null : lot.origen;
}
