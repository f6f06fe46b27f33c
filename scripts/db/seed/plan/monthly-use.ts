import { addDays } from '#platform/shared/dates/days';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import type { StockKey } from '#areas/inventario/shared/inventario/lot';
import type { NetworkLot } from './network-lots';
import type { Hand } from './stock-history';
import { randomFor } from '../random';

/** Number of closed months in the ledger: with three an average is not provisional (DOMAIN c.4). */
const MONTHS = 3;
const HALF_YEAR_MONTHS = 6;
/** Day of a month on which its use is posted in one movement. */
const POSTED_ON = 26;

export interface MonthOfStock {
  /** `yyyy-MM-dd`. */
  readonly day: string;
  readonly use: ReadonlyMap<string, number>;
}

/** Supply setting of the demo. The seed derives the use from the levels, because the product derives levels from use. */
export interface UsedSetting extends StockKey {
  readonly puntoReorden: number;
  readonly maximo: number;
  readonly mesesCobertura: number;
}

/**
 * Returns the use of each supply of each warehouse in the last closed months.
 *
 * @param counted pieces that other movements of the half year take, by `keyOf`
 */
export function monthsOfUse(
  settings: readonly UsedSetting[],
  counted: ReadonlyMap<string, number>,
  baseDate: string,
): MonthOfStock[] {
  return closedMonths(baseDate).map((day, month) => ({
    day,
    use: new Map(
      settings.map((setting) => {
        const monthly = (setting.maximo - setting.puntoReorden) / setting.mesesCobertura;
        const random = randomFor('uso', setting.almacenId, setting.insumoId, month);
        const elsewhere = (counted.get(keyOf(setting)) ?? 0) / HALF_YEAR_MONTHS;
        const pieces = Math.round(monthly * (0.8 + random.next() * 0.4) - elsewhere);
        return [keyOf(setting), Math.max(0, pieces)];
      }),
    ),
  }));
}

/** Takes pieces from the lot that was received for them. Lots about to expire are reserved for their own stories. */
export function useUp(
  key: StockKey,
  identity: Pick<NetworkLot, 'numeroLote' | 'caducidad'>,
  pieces: number,
  hand: Hand,
): void {
  const lot = hand
    .lots(key)
    .find(({ numeroLote, caducidad }) => numeroLote === identity.numeroLote && caducidad === identity.caducidad);
  const cantidad = lot ? Math.min(pieces, lot.existencia - lot.reservada) : 0;
  if (lot && cantidad > 0)
    hand.change({ kind: 'exit', tipo: 'S_CONSUMO_SERVICIO', ...key, loteId: lot.loteId, cantidad });
}

/** Returns the posting days of the last closed months, the oldest first. */
function closedMonths(baseDate: string): string[] {
  const days: string[] = [];
  let first = `${baseDate.slice(0, 7)}-01`;
  for (let month = 0; month < MONTHS; month++) {
    const last = addDays(first, -1);
    first = `${last.slice(0, 7)}-01`;
    days.unshift(addDays(first, POSTED_ON - 1));
  }
  return days;
}
