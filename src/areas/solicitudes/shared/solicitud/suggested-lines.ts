import type { ClasificacionVen } from '#generated/shared/enums.gen';
import { suggestionFor, type SupplyLevels } from './suggestion';

/**
 * Basis of a request: supplies at or below their reorder point, or the gaps of a fixed fund; a ward requests the latter in a pooled
 * request.
 */
export type RequestNeed = 'ORDINARIA' | 'REPOSICION_FONDO_FIJO' | 'COLECTIVO';

/** Target and current stock of a supply in a warehouse, in pieces. */
export interface SupplyNeed extends SupplyLevels {
  readonly insumoId: number;
  readonly clave: string;
  readonly clasificacionVen: ClasificacionVen | null;
  readonly puntoReorden: number;
  readonly maximo: number;
}

export interface SuggestedLine {
  readonly insumoId: number;
  readonly cantidadSolicitada: number;
}

/** Sort order of the classes: life-saving supplies come first. */
const URGENCY: readonly (ClasificacionVen | null)[] = ['VITAL', 'ESENCIAL', 'NO_ESENCIAL', null];

/**
 * Returns the suggested lines of a request (DOMAIN c.4): supplies at their reorder point up to the maximum, or up to the fixed fund.
 * Amounts are whole multiples within the ceiling of a request, less pieces in transit and requested. Vital supplies come first, then those
 * with the smallest remaining share.
 */
export function suggestedLines(needs: readonly SupplyNeed[], need: RequestNeed): readonly SuggestedLine[] {
  return needs
    .map((supply) => ({
      supply,
      target: targetOf(supply, need),
      covered: supply.disponible + supply.enTransito + supply.pedido,
    }))
    .filter(({ supply, target, covered }) => target !== null && covered <= thresholdOf(supply, need))
    .map(({ supply, target, covered }) => ({
      supply,
      share: covered / Math.max(1, target ?? 0),
      cantidadSolicitada: suggestionFor(supply, need).cantidad ?? 0,
    }))
    .filter(({ cantidadSolicitada }) => cantidadSolicitada > 0)
    .toSorted(
      (a, b) =>
        URGENCY.indexOf(a.supply.clasificacionVen) - URGENCY.indexOf(b.supply.clasificacionVen) ||
        a.share - b.share ||
        a.supply.clave.localeCompare(b.supply.clave),
    )
    .map(({ supply: { insumoId }, cantidadSolicitada }) => ({ insumoId, cantidadSolicitada }));
}

const targetOf = ({ maximo, fondoFijo }: SupplyNeed, need: RequestNeed): number | null =>
  need === 'ORDINARIA' ? maximo : fondoFijo;

/** Returns the number of pieces at or below which a supply is requested. */
function thresholdOf({ puntoReorden, fondoFijo }: SupplyNeed, need: RequestNeed): number {
  return need === 'ORDINARIA' ? puntoReorden : (fondoFijo ?? 0) - 1;
}
