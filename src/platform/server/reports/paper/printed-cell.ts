import { displayDate } from '#platform/shared/dates/days';
import type { ReportFormat } from '#platform/shared/report';
import { cellText } from '#platform/shared/report-cell';
import { momentText } from '../../export/export-text';

/** Formats a cell for print as on the screen; hours are in the given time zone. Removes control characters. */
export const printedCell = (
  format: ReportFormat,
  value: string | number | null | undefined,
  timeZone: string,
): string =>
  cellText(format, value, {
    day: (day) => displayDate(day) || String(day),
    moment: (moment) => momentText(moment, timeZone),
  }).replaceAll(/\p{Cc}+/gu, ' ');
