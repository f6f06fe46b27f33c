import type { SolicitudLine } from './lines-of';

type Difference = SolicitudLine['diferenciaTipo'];

/** Differences whose pieces arrived and are held. */
const ARRIVED: readonly Difference[] = ['DANADO', 'LOTE_DISTINTO', 'CADUCIDAD_CORTA', 'TEMPERATURA'];
/** Differences that require a photograph (DOMAIN b.1, 11). */
const PROVEN: readonly Difference[] = ['DANADO', 'TEMPERATURA'];

export const isHeldBack = (difference: Difference): boolean => ARRIVED.includes(difference);
export const needsPhotograph = (difference: Difference): boolean => PROVEN.includes(difference);

/** Returns the received, held pieces of a line, when only the line states its difference. */
export function heldOf({ cantidadSurtida, cantidadRecibida, diferenciaTipo }: SolicitudLine): number {
  return isHeldBack(diferenciaTipo) ? Math.max(0, (cantidadSurtida ?? 0) - (cantidadRecibida ?? 0)) : 0;
}
