import { chooseReading, isSameLot, possibleReadings } from '#platform/shared/barcodes/choose-reading';
import type { ScannedLabel } from '#platform/shared/barcodes/read-label';

/** Lots of one supply that a label is looked up among. */
export const MAX_LOTS = 200;

/** A lot to take pieces from. */
export interface StockLot {
  readonly id: unknown;
  readonly lot: string | null;
  /** `yyyy-MM-dd` */
  readonly expiry: string | null;
  /** Origin, where others have its number and expiry. */
  readonly origin?: string | null;
  /** Part of the plan; true for all lots where there is no plan. */
  readonly isPlanned: boolean;
}

export type LotOfLabel =
  /** Null: neither the label nor the plan has a lot. */
  | { readonly state: 'found'; readonly lot: StockLot | null }
  | { readonly state: 'ask'; readonly lots: readonly StockLot[] }
  /** The lot was not read, and there is no lot to choose. */
  | { readonly state: 'unread' }
  /** The warehouse has no such lot. */
  | { readonly state: 'lot'; readonly number: string };

/**
 * Finds the lot of a label among those of its supply in the warehouse. Planned lots come first; a plain code means the one planned
 * lot. A person chooses where several remain.
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
    // An expiry that no planned lot has points to another lot.
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

/** Answers a single certain lot; asks otherwise. */
function choose(lots: readonly StockLot[], otherwise: LotOfLabel, isUncertain = false): LotOfLabel {
  const [only, ...others] = lots;
  if (!only) return otherwise;
  return others.length === 0 && !isUncertain ? { state: 'found', lot: only } : { state: 'ask', lots };
}
