const HOUR_MS = 60 * 60 * 1000;
/** A dose that nothing is known of so long after its time is late (DOMAIN f.4). */
export const LATE_MS = 30 * 60 * 1000;

/** Times of an order. */
export interface DoseTimes {
  /** ISO 8601 */
  readonly desde: string;
  readonly hasta?: string | null;
  /** Null for one that is given once, or when needed. */
  readonly frecuenciaHoras?: number | null;
  readonly prn?: boolean | null;
}

/**
 * When the doses of an order are due from one moment to before another. One given when needed is never due.
 *
 * @param until moment at which the order was suspended; what would be due later is not
 */
export function doseTimes(order: DoseTimes, from: Date, to: Date, until: Date | null = null): string[] {
  if (order.prn) return [];
  const begin = Date.parse(order.desde);
  const end = Math.min(
    to.getTime() - 1,
    order.hasta ? Date.parse(order.hasta) : Number.POSITIVE_INFINITY,
    until ? until.getTime() : Number.POSITIVE_INFINITY,
  );
  const step = (order.frecuenciaHoras ?? 0) * HOUR_MS;
  if (step === 0) return begin >= from.getTime() && begin <= end ? [new Date(begin).toISOString()] : [];
  const first = begin + Math.max(0, Math.ceil((from.getTime() - begin) / step)) * step;
  const times: string[] = [];
  for (let at = first; at <= end; at += step) times.push(new Date(at).toISOString());
  return times;
}

/** Whether an order has a dose at a moment. */
export function isDoseTime(order: DoseTimes, moment: Date): boolean {
  return doseTimes(order, moment, new Date(moment.getTime() + 1)).length > 0;
}
