import { formatMoney } from '#platform/web/ui/format/format-number';

/** An amount in pesos and whole cents (`$1,234.56`): what is paid has no parts of a cent, even if a percentage gave some. */
export function pesos(amount: number): string {
  return formatMoney(Math.round(amount * 100) / 100);
}
