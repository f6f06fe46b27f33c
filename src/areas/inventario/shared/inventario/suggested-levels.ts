import { MONTH_DAYS } from './pieces-at-risk';

/** Upper limit of each level, in pieces. */
const MOST = 10_000_000;

/** Safety stock in months of use, by importance of the supply; unclassified ones count as essential. */
const SAFETY_MONTHS: Readonly<Record<string, number>> = { VITAL: 1, ESENCIAL: 0.5, NO_ESENCIAL: 0.25 };

export interface LevelNeeds {
  /** Pieces per month; null when unknown. */
  readonly cpm: number | null;
  readonly clasificacionVen: string | null;
  /** Months that an order has to cover. */
  readonly mesesCobertura: number;
  /** Days until an order arrives. */
  readonly diasEntrega: number;
}

export interface Levels {
  readonly minimo: number;
  readonly puntoReorden: number;
  readonly maximo: number;
}

/** Returns the safety stock in months of use. */
export const safetyMonths = (clasificacionVen: string | null): number => SAFETY_MONTHS[clasificacionVen ?? ''] ?? 0.5;

/**
 * Returns the levels that follow from use (DOMAIN c.4), in pieces. The minimum is the safety stock. The reorder point adds the use until an
 * order arrives. The maximum adds the months of cover. Null without known use: only people can decide that an unused supply, such as an
 * antidote, is not needed.
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

/** Rounds up to whole pieces, without binary rounding errors: 30.4 × 7 ÷ 30.4 is seven. */
function wholePieces(pieces: number): number {
  return Math.ceil(Number(pieces.toFixed(6)));
}
