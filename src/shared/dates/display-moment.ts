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
