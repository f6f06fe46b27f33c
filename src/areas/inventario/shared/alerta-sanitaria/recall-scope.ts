import { brandKey } from '../inventario/lot';

/** Supplier and brand that a recall of a lot number is limited to; null covers all. */
export interface RecallScope {
  readonly proveedorId?: number | null;
  readonly marca?: string | null;
}

/**
 * Checks whether a recall of their lot number covers some pieces. Pieces of unknown supplier or brand are covered, since they may be the
 * recalled ones.
 */
export function isInScope(recall: RecallScope, pieces: RecallScope): boolean {
  const [recalled, own] = [brandKey(recall.marca), brandKey(pieces.marca)];
  return (
    (recall.proveedorId == null || pieces.proveedorId == null || recall.proveedorId === pieces.proveedorId) &&
    (recalled === '' || own === '' || recalled === own)
  );
}
