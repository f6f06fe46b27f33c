import { cellText } from '#platform/shared/report-cell';
import { formatDate, formatDateTime } from '../format/format-date';
import type { ReportValue } from './report-answer';

/** Formats a cell for the screen, in the reader's time zone. */
export const formatCell = (tipo: string, value: ReportValue | undefined): string =>
  cellText(tipo, value, { day: formatDate, moment: formatDateTime });
