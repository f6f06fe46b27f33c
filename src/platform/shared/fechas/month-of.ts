import { MES, type Mes } from '#generated/shared/enums.gen';
import { isoDate } from '../dates/days';

/** Returns the month (SPEC 3: ENERO through DICIEMBRE) of a day in either of the product's forms; null when there is no day. */
export function monthOf(date: unknown): Mes | null {
  return MES[Number(isoDate(date).slice(5, 7)) - 1] ?? null;
}
