import type { Entry } from '#areas/inventario/shared/inventario/change';
import { hasIdentity, holdOf } from '#areas/inventario/shared/inventario/lot';
import type { Hand } from './stock-history';

/** Adds received pieces to the stock. Returns their lot and the position of the change. */
export function enter(hand: Hand, entry: Entry): { readonly loteId: number; readonly change: number } {
  const change = hand.change(entry);
  const lot = hand
    .lots(entry)
    .findLast((each) => hasIdentity(each, entry.lot) && holdOf(each) === (entry.held ?? null));
  if (!lot) throw new Error(`What came into warehouse ${entry.almacenId} of supply ${entry.insumoId} is nowhere.`);
  return { loteId: lot.loteId, change };
}
