import type { AlcanceDatos } from '#generated/shared/enums.gen';
import type { Actor } from '../db/actor';

/** Account that shares a view: its reach, and its places. */
export interface Sharer {
  readonly alcance: AlcanceDatos | undefined;
  readonly unidadId: number | null;
  readonly jurisdiccionId: number | null;
  readonly proveedorId: number | null;
  readonly almacenIds: readonly number[];
  readonly servicioIds: readonly number[];
}

/**
 * True when a shared view is visible to a reader: within the sharer's current scope of sharing, from the sharer's unit. Without the
 * permission, nothing is shared. Users of suppliers do not see the network's views, which reveal its searches and their authors.
 */
export function isSharedWith(sharer: Sharer, reader: Actor): boolean {
  const supplier = reader.proveedorId ?? null;
  if (supplier !== sharer.proveedorId) return false;
  const isSame = (one: number | null, other: number | null) => one !== null && one === other;
  const meet = (some: readonly number[], others: readonly number[]) => some.some((id) => others.includes(id));
  switch (sharer.alcance) {
    case 'RED':
      return true;
    case 'JURISDICCION':
      return isSame(sharer.jurisdiccionId, reader.jurisdiccionId);
    case 'UNIDAD':
      return isSame(sharer.unidadId, reader.unidadId);
    case 'ALMACEN':
      return meet(sharer.almacenIds, reader.almacenIds);
    case 'SERVICIO':
      return meet(sharer.servicioIds, reader.servicioIds);
    case 'PROVEEDOR':
      return supplier !== null;
    default:
      return false;
  }
}
