import type { SolicitudLine } from './lines-of';

/** DOMAIN a.5: more than one and a half times what was suggested has to be explained. */
const TOLERANCE = 1.5;

export function asksBeyondSuggestion({ cantidadSolicitada, cantidadSugerida }: SolicitudLine): boolean {
  return (
    typeof cantidadSugerida === 'number' && cantidadSugerida > 0 && cantidadSolicitada > cantidadSugerida * TOLERANCE
  );
}
