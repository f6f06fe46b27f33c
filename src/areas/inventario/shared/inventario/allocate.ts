import { addDays } from '#platform/shared/dates/days';
import { availableOn, type Lot } from './lot';

export interface AllocationOptions {
  /** Minimum remaining days of life after `day`; with 0, a lot may expire on `day` itself. */
  readonly daysLeft?: number;
  /** `PEPS` (first in, first out) for supplies that do not expire. */
  readonly policy?: 'FEFO' | 'PEPS';
  /** Programme whose stock may be taken besides the common stock; that of other programmes is never taken. */
  readonly programaId?: number | null;
}

export interface Allocation {
  readonly assignments: readonly { readonly lot: Lot; readonly cantidad: number }[];
  /** Pieces that no lot can supply. */
  readonly missing: number;
}

/**
 * Takes an amount from the lots of one supply in one warehouse (DOMAIN c.3). Order: expiry date, lots without one last; then day of
 * reception; then lot number. Deterministic; never throws.
 *
 * @param cantidad whole pieces
 * @param day `yyyy-MM-dd` on which the pieces leave
 */
export function allocate(
  lots: readonly Lot[],
  cantidad: number,
  day: string,
  options: AllocationOptions = {},
): Allocation {
  const assignments: { lot: Lot; cantidad: number }[] = [];
  let missing = Math.max(0, cantidad);
  for (const lot of inOrder(lots, day, options)) {
    if (missing === 0) break;
    const taken = Math.min(missing, availableOn(lot, day));
    assignments.push({ lot, cantidad: taken });
    missing -= taken;
  }
  return { assignments, missing };
}

/** Returns the usable lots, in the order in which they are taken. */
export function inOrder(
  lots: readonly Lot[],
  day: string,
  { daysLeft = 0, policy = 'FEFO', programaId = null }: AllocationOptions = {},
): readonly Lot[] {
  const last = addDays(day, daysLeft);
  return lots
    .filter((lot) => availableOn(lot, day) > 0)
    .filter(({ caducidad }) => caducidad === null || caducidad >= last)
    .filter((lot) => lot.programaId === null || lot.programaId === programaId)
    .toSorted((a, b) => (policy === 'FEFO' ? byExpiry(a, b) : 0) || byReception(a, b));
}

/** Returns the lots passed over although they expire before a taken one: this requires a reason. */
export function passedOver(
  lots: readonly Lot[],
  taken: readonly { readonly loteId: number; readonly cantidad: number }[],
  day: string,
  options: AllocationOptions = {},
): readonly Lot[] {
  const amounts = new Map(taken.map(({ loteId, cantidad }) => [loteId, cantidad]));
  const order = inOrder(lots, day, options);
  const last = order.findLastIndex(({ loteId }) => (amounts.get(loteId) ?? 0) > 0);
  return order
    .slice(0, Math.max(0, last))
    .filter(
      (lot) => (amounts.get(lot.loteId) ?? 0) < availableOn(lot, day) && lot.caducidad !== order[last]?.caducidad,
    );
}

/** Sorts lots without expiry last. */
function byExpiry(a: Lot, b: Lot): number {
  return (a.caducidad ?? '9999-12-31').localeCompare(b.caducidad ?? '9999-12-31');
}

function byReception(a: Lot, b: Lot): number {
  return a.fechaRecepcion.localeCompare(b.fechaRecepcion) || a.loteId - b.loteId;
}
