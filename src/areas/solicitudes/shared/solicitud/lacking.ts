import type { SolicitudLine } from './lines-of';

/**
 * Authorised pieces that a line did not get; 0 until it has arrived. Damaged pieces that were accepted count as arrived. A surplus does not
 * compensate another line.
 */
export function lackingOf({
  cantidadAutorizada,
  cantidadRecibida,
  diferenciaResolucion,
  lotes,
}: Pick<SolicitudLine, 'cantidadAutorizada' | 'cantidadRecibida' | 'diferenciaResolucion' | 'lotes'>): number {
  if (typeof cantidadAutorizada !== 'number' || typeof cantidadRecibida !== 'number') return 0;
  const accepted =
    diferenciaResolucion === 'ACEPTADA'
      ? (lotes ?? []).reduce((sum, { cantidadRetenida }) => sum + (cantidadRetenida ?? 0), 0)
      : 0;
  return Math.max(0, cantidadAutorizada - cantidadRecibida - accepted);
}
