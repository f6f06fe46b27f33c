import { MONTH_DAYS } from './pieces-at-risk';

/** No level is higher than this, in pieces. */
const MOST = 10_000_000;

/** Safety stock in months of use, by importance of the supply; unclassified ones count as essential. */
const SAFETY_MONTHS: Readonly<Record<string, number>> = { VITAL: 1, ESENCIAL: 0.5, NO_ESENCIAL: 0.25 };

export interface LevelNeeds {
  /** Pieces a month; null where nothing is known. */
  readonly cpm: number | null;
  readonly clasificacionVen: string | null;
  /** Months that an order is to last. */
  readonly mesesCobertura: number;
  /** Days until an order arrives. */
  readonly diasEntrega: number;
}

export interface Levels {
  readonly minimo: number;
  readonly puntoReorden: number;
  readonly maximo: number;
}

/** Months of use that are kept for what cannot be foreseen. */
export const safetyMonths = (clasificacionVen: string | null): number => SAFETY_MONTHS[clasificacionVen ?? ''] ?? 0.5;

/**
 * The levels that follow from use (DOMAIN c.4), in pieces: the minimum is the safety stock, the reorder point lets it last until an order arrives,
 * and the maximum lasts for the months of cover as well. Null where nothing is used or known: that a supply is not needed (an antidote) is for people to say.
 */
export function suggestedLevels({ cpm, clasificacionVen, mesesCobertura, diasEntrega }: LevelNeeds): Levels | null {
  if (cpm === null || cpm <= 0) return null;
  const minimo = wholePieces(safetyMonths(clasificacionVen) * cpm);
  const untilItArrives = (cpm * diasEntrega) / MONTH_DAYS;
  return {
    minimo: Math.min(MOST, minimo),
    puntoReorden: Math.min(MOST, wholePieces(untilItArrives) + minimo),
    maximo: Math.min(MOST, wholePieces(cpm * mesesCobertura + untilItArrives) + minimo),
  };
}

/** Up to the next piece, but for what only binary fractions add: 30.4 × 7 ÷ 30.4 is seven. */
function wholePieces(pieces: number): number {
  return Math.ceil(Number(pieces.toFixed(6)));
}
