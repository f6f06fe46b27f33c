import { formatNumber } from './format-number';

/** Distance below which two positions are the same place, as positions are those of units. */
const HERE_KM = 0.1;

/** Returns a distance in words. */
export function distanceText(
  km: number,
  translate: (key: string, options?: Record<string, unknown>) => string,
): string {
  return km < HERE_KM ? translate('app.stock.here') : translate('app.stock.km', { km: formatNumber(km, 1) });
}
