import { TZDateMini } from '@date-fns/tz/date/mini';
import { lightFormat } from 'date-fns/lightFormat';

/**
 * Formats a moment for the product's lists, `dd-MM-yyyy hh:mm a` in UTC (SPEC 3, 9); '' for an invalid moment.
 *
 * @example displayMoment('2026-11-21T17:05:00Z') // '21-11-2026 05:05 PM'
 */
export function displayMoment(moment: unknown): string {
  const date = new Date(typeof moment === 'string' || moment instanceof Date ? moment : Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : lightFormat(new TZDateMini(date, 'UTC'), 'dd-MM-yyyy hh:mm a');
}

/**
 * Parses the output of `displayMoment` to ISO form; '' for any other text.
 *
 * @example readDisplayMoment('21-11-2026 05:05 PM') // '2026-11-21T17:05:00Z'
 */
export function readDisplayMoment(text: string): string {
  const [, day, month, year, hour, minute, half] = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}):(\d{2}) (AM|PM)$/.exec(text) ?? [];
  return year === undefined
    ? ''
    : `${year}-${month}-${day}T${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}:00Z`;
}
