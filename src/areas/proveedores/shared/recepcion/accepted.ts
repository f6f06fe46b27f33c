/** Pieces of a reception's line. */
interface CountedLine {
  readonly cantidad: number;
  /** Null until it was inspected: then nothing is rejected. */
  readonly cantidadRechazada?: number | null;
}

/** Pieces of a delivered line that are not rejected. */
export function acceptedOf({ cantidad, cantidadRechazada }: CountedLine): number {
  return Math.max(0, cantidad - (cantidadRechazada ?? 0));
}
