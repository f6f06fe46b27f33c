import type { Place } from '#areas/red/shared/geografia/distance-km';

/** Coordinates of an address; null without them. */
export function placeOf(address: Readonly<Record<string, unknown>> | null): Place | null {
  const { latitud, longitud } = address ?? {};
  return typeof latitud === 'number' && typeof longitud === 'number' ? { latitud, longitud } : null;
}
