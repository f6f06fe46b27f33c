import { formatDateTime, today } from '#platform/web/ui/format/format-date';

/** When something is, as short as it can be said: the hour of today, else day and hour. */
export function clock(moment: string): string {
  const text = formatDateTime(moment);
  const [day = '', hour = ''] = text.split(' ');
  const [year, month, date] = today().split('-');
  return day === `${date}-${month}-${year}` ? hour : `${day.slice(0, 5)} ${hour}`;
}
