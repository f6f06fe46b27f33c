import { formatDateTime, today } from '#platform/web/ui/format/format-date';

/** Formats a moment as briefly as possible: the hour for today, else day and hour. */
export function clock(moment: string): string {
  const text = formatDateTime(moment);
  const [day = '', hour = ''] = text.split(' ');
  const [year, month, date] = today().split('-');
  return day === `${date}-${month}-${year}` ? hour : `${day.slice(0, 5)} ${hour}`;
}
