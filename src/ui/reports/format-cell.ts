import { formatDate, formatDateTime } from '../format/format-date';
import { formatMoney, formatNumber } from '../format/format-number';
import type { ReportValue } from './report-answer';

const NUMERIC = new Set(['integer', 'decimal', 'percent', 'money']);

export const isNumericColumn = (tipo: string): boolean => NUMERIC.has(tipo);

/** A cell as it is read; `—` for nothing. */
export function formatCell(tipo: string, value: ReportValue | undefined): string {
  if (value === null || value === undefined || value === '') return '—';
  switch (tipo) {
    case 'integer':
      return formatNumber(value, 0);
    case 'decimal':
      return formatNumber(value, 2);
    case 'percent':
      return `${formatNumber(value, 1)} %`;
    case 'money':
      return formatMoney(value);
    case 'date':
      return formatDate(value);
    case 'datetime':
      return formatDateTime(value);
    default:
      return String(value);
  }
}
