import { addMonths } from '#platform/shared/dates/months';

interface Told {
  /** `yyyy-MM-dd`. */
  readonly memoFecha: string;
  readonly vigenciaMeses: number;
  /** Expiry of the lot, `yyyy-MM-dd`. */
  readonly caducidad: string | null;
}

/** Returns the last day of a letter's right: a number of months after its date, at most the expiry of the lot (DOMAIN a.6). */
export function lastDayOfRight({ memoFecha, vigenciaMeses, caducidad }: Told): string {
  const until = addMonths(memoFecha, vigenciaMeses);
  return caducidad !== null && caducidad < until ? caducidad : until;
}
