/** A geographical position, in degrees. */
export interface Place {
  readonly latitud: number;
  readonly longitud: number;
}

/** Mean radius, km (IUGG). */
const EARTH_KM = 6371;

/** Returns the great-circle distance of two places in km (haversine formula). */
export function distanceKm(one: Place, other: Place): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const h =
    half(one.latitud, other.latitud) +
    Math.cos(radians(one.latitud)) * Math.cos(radians(other.latitud)) * half(one.longitud, other.longitud);
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
