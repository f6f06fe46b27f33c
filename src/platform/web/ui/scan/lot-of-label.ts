import { chooseReading, isSameLot, possibleReadings } from '#platform/shared/barcodes/choose-reading';
import type { ScannedLabel } from '#platform/shared/barcodes/read-label';

/** Maximum lots of one supply among which a label is looked up. */
export const MAX_LOTS = 200;

/** A lot from which pieces can be taken. */
export interface StockLot {
  readonly id: unknown;
  readonly lot: string | null;
  /** `yyyy-MM-dd` */
  readonly expiry: string | null;
  /** Origin, if others have the same number and expiry. */
  readonly origin?: string | null;
  /** True for a planned lot, and for all lots without a plan. */
  readonly isPlanned: boolean;
}

export type LotOfLabel =
  /** Lot is null when neither the label nor the plan has one. */
  | { readonly state: 'found'; readonly lot: StockLot | null }
  | { readonly state: 'ask'; readonly lots: readonly StockLot[] }
  /** The lot was not read, and there is none to choose from. */
  | { readonly state: 'unread' }
  /** The warehouse has no such lot. */
  | { readonly state: 'lot'; readonly number: string };

/**
 * Finds the lot of a label among those of its supply in the warehouse. Planned lots come first; a plain code means the only planned
 * lot. If several remain, a person chooses.
 */
export function lotOfLabel(label: ScannedLabel, lots: readonly StockLot[]): LotOfLabel {
  const planned = lots.filter(({ isPlanned }) => isPlanned);
  const reading = chooseReading(label, planned) ?? chooseReading(label, lots);
  if (reading === null) {
    const readings = possibleReadings(label, lots);
    const possible = lots.filter((one) => readings.some(({ lot }) => isSameLot(one.lot, lot)));
    return choose(possible, { state: 'lot', number: label.readings[0]?.lot ?? label.code }, true);
  }
  const { lot, expiry, isLotUnread } = reading;
  const isOfDay = (one: StockLot) => expiry === null || one.expiry === null || one.expiry === expiry;
  if (lot === null) {
    const fitting = planned.filter(isOfDay);
    if (isLotUnread) return choose(fitting, { state: 'unread' }, true);
    // An expiry that no planned lot has indicates another lot.
    const others = fitting.length === 0 && expiry !== null ? lots.filter(isOfDay) : [];
    return choose(fitting.length > 0 ? fitting : others, { state: 'found', lot: null }, fitting.length === 0);
  }
  const ofNumber = lots.filter((one) => isSameLot(one.lot, lot));
  const fitting = ofNumber.filter(isOfDay);
  const preferred = fitting.some(({ isPlanned }) => isPlanned) ? fitting.filter(({ isPlanned }) => isPlanned) : fitting;
  return preferred.length > 0
    ? choose(preferred, { state: 'lot', number: lot })
    : choose(ofNumber, { state: 'lot', number: lot }, true);
}

/** Returns a single certain lot; otherwise asks. */
function choose(lots: readonly StockLot[], otherwise: LotOfLabel, isUncertain = false): LotOfLabel {
  const [only, ...others] = lots;
  if (!only) return otherwise;
  return others.length === 0 && !isUncertain ? { state: 'found', lot: only } : { state: 'ask', lots };
}
