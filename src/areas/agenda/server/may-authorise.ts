import type { Actor } from '#platform/server/db/actor';

/** Returns true when the actor authorises deliveries to a warehouse: through the network, its unit, or the warehouse. */
export function mayAuthorise(
  { permissions, unidadId, almacenIds }: Actor,
  place: { readonly almacenId: number; readonly unidadId: number },
): boolean {
  switch (permissions.get('agenda.autorizar')) {
    case 'RED':
      return true;
    case 'UNIDAD':
      return unidadId === place.unidadId;
    case 'ALMACEN':
      return almacenIds.includes(place.almacenId);
    default:
      return false;
  }
}
