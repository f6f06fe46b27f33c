import { shiftAt, type ShiftTime } from '#areas/red/shared/hospital/shifts';

/** Fluids of a set of signs, in millilitres. */
export interface MeasuredSet {
  /** ISO 8601 */
  readonly fechaToma: string;
  readonly ingresosMl: number | null;
  readonly egresosMl: number | null;
  readonly uresisMl: number | null;
}

export interface ShiftBalance extends Omit<ShiftTime, 'fecha'> {
  readonly ingresosMl: number;
  readonly egresosMl: number;
  readonly balanceMl: number;
  /** Number of sets with measured fluids. */
  readonly tomas: number;
}

/** Returns the fluid balance by shift. Urine counts as output only when no output is stated. */
export function balancesOf(sets: readonly MeasuredSet[], timeZone: string): ShiftBalance[] {
  const shifts = new Map<string, ShiftBalance>();
  for (const set of sets) {
    if (set.ingresosMl === null && set.egresosMl === null && set.uresisMl === null) continue;
    const { turno, desde, hasta } = shiftAt(new Date(set.fechaToma), timeZone);
    const before = shifts.get(desde) ?? { turno, desde, hasta, ingresosMl: 0, egresosMl: 0, balanceMl: 0, tomas: 0 };
    const ingresosMl = before.ingresosMl + (set.ingresosMl ?? 0);
    const egresosMl = before.egresosMl + (set.egresosMl ?? set.uresisMl ?? 0);
    shifts.set(desde, { ...before, ingresosMl, egresosMl, balanceMl: ingresosMl - egresosMl, tomas: before.tomas + 1 });
  }
  return [...shifts.values()];
}
