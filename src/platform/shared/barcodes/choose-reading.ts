import type { LabelReading, ScannedLabel } from './read-label';

/** A known lot of the supply on a label. */
export interface KnownLot {
  readonly lot: string | null;
  /** `yyyy-MM-dd` */
  readonly expiry: string | null;
}

/**
 * Chooses the only reading of a label, or the only one whose lot and expiry are known. Null where several remain: a person
 * chooses.
 */
export function chooseReading(label: ScannedLabel, known: readonly KnownLot[]): LabelReading | null {
  const readings = possibleReadings(label, known);
  const [first, ...others] = readings;
  if (first && others.length === 0) return first;
  const fitting = readings.filter(isOfKnown(known));
  // A serial number may swallow the expiry: the same lot then reads with and without one.
  if (new Set(fitting.map(({ lot }) => lot)).size !== 1) return null;
  const days = new Set(known.filter(({ lot }) => isSameLot(lot, fitting[0]!.lot)).map(({ expiry }) => expiry));
  const ofDay = fitting.filter(({ expiry }) => expiry !== null && days.has(expiry));
  if (ofDay.length === 1) return ofDay[0]!;
  const [only, ...more] = fitting;
  return only && more.length === 0 && (only.expiry === null || days.has(null)) ? only : null;
}

/** Readings of a label, those with an internal element only where their lot is known. */
export function possibleReadings(
  { readings, internal }: ScannedLabel,
  known: readonly KnownLot[],
): readonly LabelReading[] {
  return [...readings, ...internal.filter(isOfKnown(known))];
}

const isOfKnown =
  (known: readonly KnownLot[]) =>
  ({ lot }: LabelReading): boolean =>
    known.some((one) => isSameLot(one.lot, lot));

/** Compares lot numbers without case and surrounding space. */
export function isSameLot(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && fold(one) === fold(other) && fold(one) !== '';
}

const fold = (lot: string): string => lot.trim().toUpperCase();
