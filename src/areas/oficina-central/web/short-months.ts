import { formatNumber } from '#platform/web/ui/format/format-number';

/** Formats months of stock briefly: `0.4`, `12`, `99+`; a dash while the use is unknown. */
export function shortMonths(months: number | null): string {
  if (months === null) return '—';
  return months >= 100 ? '99+' : formatNumber(months, months < 10 ? 1 : 0);
}
