import { chooseReading, isSameLot } from '../../shared/barcodes/choose-reading';
import type { ScannedLabel } from '../../shared/barcodes/read-label';

/** A lot that pieces can be taken of. */
export interface StockLot {
  readonly id: unknown;
  readonly lot: string | null;
  /** `yyyy-MM-dd` */
  readonly expiry: string | null;
  /** Pieces were planned to be taken of it; where nothing is planned, all are. */
  readonly isPlanned: boolean;
}

export type LotOfLabel =
  /** Null: the label bears no lot, and none was planned. */
  | { readonly state: 'found'; readonly lot: StockLot | null }
  | { readonly state: 'ask'; readonly lots: readonly StockLot[] }
  /** The lot was not read, and no lot is there to choose. */
  | { readonly state: 'unread' }
  /** The warehouse has no such lot. */
  | { readonly state: 'lot'; readonly number: string };

/**
 * The lot that a scanned label is of, among those of its supply in the warehouse. Planned lots come first; a plain code is of the one
 * planned lot. Whatever is not certain is for a person to choose.
 */
export function lotOfLabel(label: ScannedLabel, lots: readonly StockLot[]): LotOfLabel {
  const planned = lots.filter(({ isPlanned }) => isPlanned);
  const reading = chooseReading(label, planned) ?? chooseReading(label, lots);
  if (reading === null) {
    const possible = lots.filter((one) => label.readings.some(({ lot }) => isSameLot(one.lot, lot)));
    return choose(possible, { state: 'lot', number: label.readings[0]?.lot ?? label.code }, true);
  }
  const { lot, expiry, isLotUnread } = reading;
  const isOfDay = (one: StockLot) => expiry === null || one.expiry === null || one.expiry === expiry;
  if (lot === null) {
    const fitting = planned.filter(isOfDay);
    if (isLotUnread) return choose(fitting, { state: 'unread' }, true);
    // A label that tells a day which no planned lot has is of another lot.
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

/** The only lot of these; a question where there are several, or where even one is not certain. */
function choose(lots: readonly StockLot[], otherwise: LotOfLabel, isUncertain = false): LotOfLabel {
  const [only, ...others] = lots;
  if (!only) return otherwise;
  return others.length === 0 && !isUncertain ? { state: 'found', lot: only } : { state: 'ask', lots };
}
