/** Barcode of a supply. */
export interface PackCode {
  readonly gtin: string;
  /** Pieces in the pack that has this code. */
  readonly contenido: number;
}

/**
 * Returns the pieces in the pack that has a barcode: 10 for the code of a case of ten.
 *
 * @returns null for the code of another article; GTIN-8, -12, -13 and -14 of one article differ by leading zeros
 */
export function piecesOfCode(codes: readonly PackCode[], code: string): number | null {
  return codes.find(({ gtin }) => isSameCode(gtin, code))?.contenido ?? null;
}

export function isSameCode(one: string, other: string): boolean {
  return one.padStart(14, '0') === other.padStart(14, '0');
}
