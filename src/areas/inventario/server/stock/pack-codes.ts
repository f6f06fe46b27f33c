import type { Insumo } from '#generated/shared/types.gen';
import type { PackCode } from '#platform/shared/barcodes/pieces-of-code';

/** Barcodes of a supply; a code without contents is of a single piece. */
export function packCodesOf(codes: Insumo['codigosBarras']): PackCode[] {
  return (codes ?? []).map(({ gtin, contenido }) => ({ gtin, contenido: contenido ?? 1 }));
}
