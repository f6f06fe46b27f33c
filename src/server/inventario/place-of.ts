import type { Place } from '../../domain/geografia/distance-km';

/** Where an address is; null where nobody has said. */
export function placeOf(address: Readonly<Record<string, unknown>> | null): Place | null {
  const { latitud, longitud } = address ?? {};
  return typeof latitud === 'number' && typeof longitud === 'number' ? { latitud, longitud } : null;
}
