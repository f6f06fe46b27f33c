import { addMonths } from '#platform/shared/dates/months';

interface Told {
  /** `yyyy-MM-dd`. */
  readonly memoFecha: string;
  readonly vigenciaMeses: number;
  /** Expiry of the lot, `yyyy-MM-dd`. */
  readonly caducidad: string | null;
}

/** The last day of the right that a letter gives: a number of months after it, at most the expiry of the lot (DOMAIN a.6). */
export function lastDayOfRight({ memoFecha, vigenciaMeses, caducidad }: Told): string {
  const until = addMonths(memoFecha, vigenciaMeses);
  return caducidad !== null && caducidad < until ? caducidad : until;
}
