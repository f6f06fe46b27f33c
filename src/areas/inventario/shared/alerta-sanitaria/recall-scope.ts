import { brandKey } from '../inventario/lot';

/** Whose pieces of a lot number a recall is of; null: of every supplier, of every brand. */
export interface RecallScope {
  readonly proveedorId?: number | null;
  readonly marca?: string | null;
}

/** Tells whether pieces fall under a recall of their lot number. Pieces of unknown supplier or brand do: they may be of the one recalled. */
export function isInScope(recall: RecallScope, pieces: RecallScope): boolean {
  const [recalled, own] = [brandKey(recall.marca), brandKey(pieces.marca)];
  return (
    (recall.proveedorId == null || pieces.proveedorId == null || recall.proveedorId === pieces.proveedorId) &&
    (recalled === '' || own === '' || recalled === own)
  );
}
