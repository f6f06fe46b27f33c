import { rounded } from '#platform/shared/text/rounded';
import { MONTH_DAYS } from './pieces-at-risk';

/** Number of closed months in an average. */
export const MONTHS_BACK = 6;
/** Minimum months of data; with fewer, an average is provisional. */
export const MONTHS_FOR_SURE = 3;

/** Use of a supply in a warehouse in a closed month. */
export interface MonthOfUse {
  /** `yyyy-MM`. */
  readonly mes: string;
  readonly diasMes: number;
  /** Days of the month with stock at any time. */
  readonly diasConExistencia: number;
  /** Used pieces less returned ones; may be negative. */
  readonly consumo: number;
  /** Requested pieces that were not supplied. */
  readonly negadas: number;
}

/** Totals of several months. */
export interface UseTotals {
  /** Number of months with a day in stock. */
  readonly mesesConDatos: number;
  readonly consumo: number;
  readonly diasConExistencia: number;
  /** Counted over the months with data. */
  readonly diasSinExistencia: number;
  /** Counted over all months with a day in stock or unserved pieces. */
  readonly negadas: number;
  readonly consumoTotal: number;
  readonly diasTotal: number;
}

export interface AverageUse {
  /** Pieces per month of 30.4 days in stock; null without a day in stock. */
  readonly cpm: number | null;
  /** Requested pieces per month, supplied or not, over all days; null when unknown. */
  readonly demandaMensual: number | null;
  /** True when the average covers fewer than three months. */
  readonly provisional: boolean;
}

/** Checks whether a month counts for the average: without stock there can be no use. */
export const counts = ({ diasConExistencia }: Pick<MonthOfUse, 'diasConExistencia'>): boolean => diasConExistencia > 0;

/** @param months closed ones, at most `MONTHS_BACK`, in any order; a missing one had neither stock nor demand */
export function totalsOf(months: readonly MonthOfUse[]): UseTotals {
  const sum = (of: readonly MonthOfUse[], figure: (month: MonthOfUse) => number) =>
    of.reduce((total, month) => total + figure(month), 0);
  const counted = months.filter(counts);
  const known = months.filter((month) => counts(month) || month.negadas > 0);
  return {
    mesesConDatos: counted.length,
    consumo: sum(counted, ({ consumo }) => consumo),
    diasConExistencia: sum(counted, ({ diasConExistencia }) => diasConExistencia),
    diasSinExistencia: sum(counted, ({ diasMes, diasConExistencia }) => diasMes - diasConExistencia),
    negadas: sum(known, ({ negadas }) => negadas),
    consumoTotal: sum(known, ({ consumo }) => consumo),
    diasTotal: sum(known, ({ diasMes }) => diasMes),
  };
}

/**
 * Returns the average monthly use (DOMAIN c.4): the use per day in stock, so that days without stock do not reduce it. Unserved demand is a
 * separate figure, because the average already covers the days without stock.
 */
export function averageUse({
  mesesConDatos,
  consumo,
  diasConExistencia,
  negadas,
  consumoTotal,
  diasTotal,
}: UseTotals): AverageUse {
  const perMonth = (pieces: number, days: number) => rounded((Math.max(0, pieces) / days) * MONTH_DAYS);
  return {
    cpm: diasConExistencia > 0 ? perMonth(consumo, diasConExistencia) : null,
    demandaMensual: diasTotal > 0 ? perMonth(Math.max(0, consumoTotal) + negadas, diasTotal) : null,
    provisional: mesesConDatos < MONTHS_FOR_SURE,
  };
}
