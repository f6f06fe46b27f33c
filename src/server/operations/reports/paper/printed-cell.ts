import { displayDate } from '../../../../shared/dates/days';
import type { ReportFormat } from '../../../../shared/report';
import { cellText } from '../../../../shared/report-cell';
import { momentText } from '../../../crud/export/export-text';

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
