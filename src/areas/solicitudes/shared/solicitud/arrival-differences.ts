import type { SolicitudLine } from './lines-of';

type Difference = SolicitudLine['diferenciaTipo'];

/** Differences of which the pieces arrived all the same, and are held back. */
const ARRIVED: readonly Difference[] = ['DANADO', 'LOTE_DISTINTO', 'CADUCIDAD_CORTA', 'TEMPERATURA'];
/** Differences that a photograph proves (DOMAIN b.1, 11). */
const PROVEN: readonly Difference[] = ['DANADO', 'TEMPERATURA'];

export const isHeldBack = (difference: Difference): boolean => ARRIVED.includes(difference);
export const needsPhotograph = (difference: Difference): boolean => PROVEN.includes(difference);

/** Pieces of a line that arrived and are held back, where the line alone says how it differs. */
export function heldOf({ cantidadSurtida, cantidadRecibida, diferenciaTipo }: SolicitudLine): number {
  return isHeldBack(diferenciaTipo) ? Math.max(0, (cantidadSurtida ?? 0) - (cantidadRecibida ?? 0)) : 0;
}
