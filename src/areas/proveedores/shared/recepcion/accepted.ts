/** Pieces of a reception's line. */
interface CountedLine {
  readonly cantidad: number;
  /** Null until inspection; it counts as zero. */
  readonly cantidadRechazada?: number | null;
}

/** Returns the pieces of a delivered line that were not rejected. */
export function acceptedOf({ cantidad, cantidadRechazada }: CountedLine): number {
  return Math.max(0, cantidad - (cantidadRechazada ?? 0));
}
