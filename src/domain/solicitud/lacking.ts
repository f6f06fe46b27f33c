import type { SolicitudLine } from './lines-of';

/**
 * Pieces that a line was authorised and did not get; 0 until it has arrived. What came damaged and was accepted all the same did arrive.
 * More than was authorised makes up for no other line.
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
