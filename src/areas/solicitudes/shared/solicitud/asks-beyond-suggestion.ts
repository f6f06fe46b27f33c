import type { SolicitudLine } from './lines-of';

/** Multiple of the suggested amount above which a justification is required (DOMAIN a.5). */
const TOLERANCE = 1.5;

export function exceedsSuggestion({ cantidadSolicitada, cantidadSugerida }: SolicitudLine): boolean {
  return (
    typeof cantidadSugerida === 'number' && cantidadSugerida > 0 && cantidadSolicitada > cantidadSugerida * TOLERANCE
  );
}
