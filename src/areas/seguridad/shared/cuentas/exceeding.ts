import type { AlcanceDatos } from '#generated/shared/enums.gen';

/** A warehouse or service, with its location in the network. */
export interface Place {
  readonly id: number;
  readonly unidadId: number | null;
  readonly jurisdiccionId: number | null;
}

/** Permissions of an account, with the places that they reach. */
export interface Standing {
  readonly permissions: ReadonlyMap<string, AlcanceDatos>;
  readonly unidadId: number | null;
  readonly jurisdiccionId: number | null;
  readonly proveedorId: number | null;
  readonly almacenes: readonly Place[];
  readonly servicios: readonly Place[];
}

/** Returns the standing of a profile without a place. */
export const ofProfile = (permissions: Standing['permissions']): Standing => ({
  permissions,
  unidadId: null,
  jurisdiccionId: null,
  proveedorId: null,
  almacenes: [],
  servicios: [],
});

/**
 * Returns the permissions of one account that another lacks, or whose reach there does not cover the first one's places. Empty when the
 * other may do everything that the first may.
 */
export function exceeding(one: Standing, other: Standing): string[] {
  return [...one.permissions].flatMap(([key, reach]) =>
    reachesAsFar(other, other.permissions.get(key), one, reach) ? [] : [key],
  );
}

/** Compares two reaches. One's own documents are the smallest reach, and a supplier's reach lies outside the network. */
function reachesAsFar(own: Standing, mine: AlcanceDatos | undefined, other: Standing, theirs: AlcanceDatos): boolean {
  if (mine === undefined) return false;
  if (mine === 'RED' || theirs === 'PROPIO') return true;
  const places = placesOf(other, theirs);
  switch (mine) {
    case 'JURISDICCION':
      return places !== null && places.every(({ jurisdiccionId }) => jurisdiccionId === own.jurisdiccionId);
    case 'UNIDAD':
      return theirs !== 'JURISDICCION' && places !== null && places.every(({ unidadId }) => unidadId === own.unidadId);
    case 'ALMACEN':
      return theirs === 'ALMACEN' && isWithin(other.almacenes, own.almacenes);
    case 'SERVICIO':
      return theirs === 'SERVICIO' && isWithin(other.servicios, own.servicios);
    case 'PROVEEDOR':
      return theirs === 'PROVEEDOR' && other.proveedorId === own.proveedorId;
    default:
      return false;
  }
}

/** Returns the places of a reach; empty when its holder has no such place, null when it is outside the network. */
function placesOf(
  { unidadId, jurisdiccionId, almacenes, servicios }: Standing,
  reach: AlcanceDatos,
): readonly Omit<Place, 'id'>[] | null {
  switch (reach) {
    case 'JURISDICCION':
      return jurisdiccionId === null ? [] : [{ unidadId, jurisdiccionId }];
    case 'UNIDAD':
      return unidadId === null ? [] : [{ unidadId, jurisdiccionId }];
    case 'ALMACEN':
      return almacenes;
    case 'SERVICIO':
      return servicios;
    default:
      return null;
  }
}

const isWithin = (some: readonly Place[], all: readonly Place[]): boolean =>
  some.every(({ id }) => all.some((place) => place.id === id));
