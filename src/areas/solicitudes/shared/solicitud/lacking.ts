import type { SolicitudLine } from './lines-of';

/**
 * Returns the authorised pieces that a line did not receive; 0 until it has arrived. Accepted damaged pieces count as received. A surplus
 * does not compensate another line.
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
