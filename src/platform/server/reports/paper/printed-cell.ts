import { displayDate } from '#platform/shared/dates/days';
import type { ReportFormat } from '#platform/shared/report';
import { cellText } from '#platform/shared/report-cell';
import { momentText } from '../../export/export-text';

/** A cell as it is printed, the way the screen shows it; hours are those of the zone. Control characters are left out. */
export const printedCell = (
  format: ReportFormat,
  value: string | number | null | undefined,
  timeZone: string,
): string =>
  cellText(format, value, {
    day: (day) => displayDate(day) || String(day),
    moment: (moment) => momentText(moment, timeZone),
  }).replaceAll(/\p{Cc}+/gu, ' ');
