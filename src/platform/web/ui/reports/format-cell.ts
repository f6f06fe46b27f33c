import { cellText } from '#platform/shared/report-cell';
import { formatDate, formatDateTime } from '../format/format-date';
import type { ReportValue } from './report-answer';

/** A cell as the screen shows it, in the reader's zone. */
export const formatCell = (tipo: string, value: ReportValue | undefined): string =>
  cellText(tipo, value, { day: formatDate, moment: formatDateTime });
