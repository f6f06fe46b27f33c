import { formatMoney } from '#platform/web/ui/format/format-number';

/** Formats an amount in pesos, rounded to cents (`$1,234.56`): percentages may yield fractions of a cent. */
export function pesos(amount: number): string {
  return formatMoney(Math.round(amount * 100) / 100);
}
