import { isExpired, isHeld, type Lot } from '#areas/inventario/shared/inventario/lot';
import type { Hand } from '../plan/stock-history';
import type { Ground, Place } from './ground';

/** Returns free lots of a supply, neither awaited nor held. Excludes lots that requests take or that another story received. */
export function spareLots(
  { promised }: Ground,
  { almacenId }: Pick<Place, 'almacenId'>,
  insumoId: number,
  { lots, day }: Hand,
  expired = false,
): readonly Lot[] {
  const all = lots({ almacenId, insumoId });
  const last = all
    .map(({ caducidad }) => caducidad ?? '9999')
    .toSorted()
    .at(-1);
  return all.filter(
    (lot) =>
      lot.existencia > lot.reservada &&
      !isHeld(lot) &&
      isExpired(lot, day) === expired &&
      lot.fuenteFinanciamientoId !== null &&
      (expired || !promised(almacenId, insumoId) || (lot.caducidad ?? '9999') !== last),
  );
}
