/**
 * Returns the mean arterial pressure in mmHg, rounded: a third of the way from diastolic to systolic, `(tas + 2·tad) / 3` (DOMAIN a.4).
 * Null unless both are given.
 */
export function meanArterialPressure(tas: number | null | undefined, tad: number | null | undefined): number | null {
  return typeof tas === 'number' && typeof tad === 'number' ? Math.round((tas + 2 * tad) / 3) : null;
}
