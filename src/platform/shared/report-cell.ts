import { formatMoney, formatNumber } from './text/format-number';
import { percentText } from './text/percent';

const NUMERIC: ReadonlySet<string> = new Set(['integer', 'decimal', 'percent', 'money']);

/** Formats days and moments; the time zone depends on the place of display. */
export interface CellTexts {
  readonly day: (value: string | number) => string;
  readonly moment: (value: string | number) => string;
}

export const isNumericCell = (format: string): boolean => NUMERIC.has(format);

/** Formats a cell of a report for screen and paper; `—` for an empty one. */
export function cellText(
  format: string,
  value: string | number | null | undefined,
  { day, moment }: CellTexts,
): string {
  if (value === null || value === undefined || value === '') return '—';
  switch (format) {
    case 'integer':
      return formatNumber(value, 0);
    case 'decimal':
      return formatNumber(value, 2);
    case 'percent':
      return percentText(value);
    case 'money':
      return formatMoney(value);
    case 'date':
      return day(value);
    case 'datetime':
      return moment(value);
    default:
      return String(value);
  }
}
