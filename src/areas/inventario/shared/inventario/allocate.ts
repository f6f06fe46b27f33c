import { addDays } from '#platform/shared/dates/days';
import { freeOn, type Lot } from './lot';

export interface AllocationOptions {
  /** Days of life that a lot must have left after `day`; 0: it may expire on the day itself. */
  readonly daysLeft?: number;
  /** `PEPS` (first in, first out) for supplies that do not expire. */
  readonly policy?: 'FEFO' | 'PEPS';
  /** Stock set apart for this programme may be taken besides the common stock; that of others never is. */
  readonly programaId?: number | null;
}

export interface Allocation {
  readonly assignments: readonly { readonly lot: Lot; readonly cantidad: number }[];
  /** Pieces that no lot could give. */
  readonly missing: number;
}

/**
 * Takes an amount from the lots of one supply in one warehouse, those first that expire first (DOMAIN c.3): expiry date, lots without
 * one last, then day of reception, then number of the lot. Deterministic; never throws.
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
    const taken = Math.min(missing, freeOn(lot, day));
    assignments.push({ lot, cantidad: taken });
    missing -= taken;
  }
  return { assignments, missing };
}

/** The lots that may be taken from, in the order in which they should be. */
export function inOrder(
  lots: readonly Lot[],
  day: string,
  { daysLeft = 0, policy = 'FEFO', programaId = null }: AllocationOptions = {},
): readonly Lot[] {
  const last = addDays(day, daysLeft);
  return lots
    .filter((lot) => freeOn(lot, day) > 0)
    .filter(({ caducidad }) => caducidad === null || caducidad >= last)
    .filter((lot) => lot.programaId === null || lot.programaId === programaId)
    .toSorted((a, b) => (policy === 'FEFO' ? byExpiry(a, b) : 0) || byReception(a, b));
}

/** Lots passed over although they expire before a taken one: this requires a reason. */
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
    .filter((lot) => (amounts.get(lot.loteId) ?? 0) < freeOn(lot, day) && lot.caducidad !== order[last]?.caducidad);
}

/** Lots without expiry come last. */
function byExpiry(a: Lot, b: Lot): number {
  return (a.caducidad ?? '9999-12-31').localeCompare(b.caducidad ?? '9999-12-31');
}

function byReception(a: Lot, b: Lot): number {
  return a.fechaRecepcion.localeCompare(b.fechaRecepcion) || a.loteId - b.loteId;
}
