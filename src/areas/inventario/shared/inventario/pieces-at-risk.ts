import { daysBetween } from '#platform/shared/dates/days';
import type { Lot } from './lot';

/** Average days of a month, the unit of monthly use (DOMAIN c.4). */
export const MONTH_DAYS = 30.4;

export type ExpiringLot = Pick<Lot, 'loteId' | 'caducidad' | 'existencia'>;

/**
 * Returns the pieces of each lot that will expire unused, if lots leave by expiry and use stays constant.
 *
 * @param lots usable ones of one supply in one warehouse
 * @param monthlyUse pieces per month; 0 without use
 * @param day `yyyy-MM-dd`, today; a lot can be used up to and including its date
 * @returns pieces by lot; lots without expiry are at no risk
 */
export function piecesAtRisk(
  lots: readonly ExpiringLot[],
  monthlyUse: number,
  day: string,
): ReadonlyMap<number, number> {
  const risks = new Map<number, number>();
  let used = 0;
  const byExpiry = lots
    .flatMap(({ caducidad, ...lot }) => (caducidad === null ? [] : [{ ...lot, caducidad }]))
    .toSorted((a, b) => daysBetween(b.caducidad, a.caducidad) || a.loteId - b.loteId);
  for (const { loteId, caducidad, existencia } of byExpiry) {
    const days = Math.max(0, daysBetween(day, caducidad) + 1);
    const left = Math.max(0, Math.floor((monthlyUse / MONTH_DAYS) * days) - used);
    const taken = Math.min(existencia, left);
    used += taken;
    risks.set(loteId, existencia - taken);
  }
  return risks;
}
