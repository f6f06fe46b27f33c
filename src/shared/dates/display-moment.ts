/**
 * A moment as the product's lists show it, `dd-MM-yyyy hh:mm a` in UTC (SPEC 3, 9); '' for what is none.
 *
 * @example displayMoment('2026-11-21T17:05:00Z') // '21-11-2026 05:05 PM'
 */
export function displayMoment(moment: unknown): string {
  const date = typeof moment === 'string' || moment instanceof Date ? new Date(moment) : null;
  if (date === null || Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  const hour = date.getUTCHours();
  return `${day.split('-').toReversed().join('-')} ${String(hour % 12 || 12).padStart(2, '0')}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * The instant that `displayMoment` wrote, in ISO form; '' for what it did not write.
 *
 * @example readDisplayMoment('21-11-2026 05:05 PM') // '2026-11-21T17:05:00Z'
 */
export function readDisplayMoment(text: string): string {
  const [, day, month, year, hour, minute, half] = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}):(\d{2}) (AM|PM)$/.exec(text) ?? [];
  return year === undefined ? '' : `${year}-${month}-${day}T${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}:00Z`;
}
