import type { LabelReading, ScannedLabel } from './read-label';

/** A lot that there is of the supply that a label names. */
export interface KnownLot {
  readonly lot: string | null;
  /** `yyyy-MM-dd` */
  readonly expiry: string | null;
}

/**
 * The reading of a label that is certain: the only one, or the one of the only lot that is known, with its day. Null where a person has
 * to choose.
 */
export function chooseReading({ readings }: ScannedLabel, known: readonly KnownLot[]): LabelReading | null {
  const [first, ...others] = readings;
  if (first && others.length === 0) return first;
  const fitting = readings.filter(({ lot }) => known.some((one) => isSameLot(one.lot, lot)));
  // Where a serial number may hold the day, one lot has a reading with the day and one without.
  if (new Set(fitting.map(({ lot }) => lot)).size !== 1) return null;
  const days = new Set(known.filter(({ lot }) => isSameLot(lot, fitting[0]!.lot)).map(({ expiry }) => expiry));
  const ofDay = fitting.filter(({ expiry }) => expiry !== null && days.has(expiry));
  if (ofDay.length === 1) return ofDay[0]!;
  const [only, ...more] = fitting;
  return only && more.length === 0 && (only.expiry === null || days.has(null)) ? only : null;
}

/** Lot numbers are compared without regard to case and to space around them. */
export function isSameLot(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && fold(one) === fold(other) && fold(one) !== '';
}

const fold = (lot: string): string => lot.trim().toUpperCase();
