import type { Receta } from '#generated/shared/types/receta.gen';

export type RecetaLine = NonNullable<Receta['lineas']>[number];
/** Pieces of a line. */
export type CountedLine = Pick<RecetaLine, 'cantidadPrescrita' | 'cantidadSurtida'>;

export interface FillState {
  /** Fill that pieces go to now, from 1. */
  readonly fill: number;
  /** Pieces of each line that may be handed over now. */
  readonly pending: readonly number[];
  /** True when nothing more can be dispensed: every fill is complete. */
  readonly exhausted: boolean;
}

/**
 * State of a prescription's fills (DOMAIN c.2.5): each fill dispenses the prescribed amount, and the next one begins once it is complete,
 * while any are left. A line thus never gets more than prescribed × fills.
 *
 * @param made fills that have begun
 * @param most fills that are allowed
 */
export function fillState(lines: readonly CountedLine[], made: number, most: number): FillState {
  const lackingOf = (fill: number) =>
    lines.map(({ cantidadPrescrita, cantidadSurtida }) =>
      Math.max(0, cantidadPrescrita * fill - (cantidadSurtida ?? 0)),
    );
  const current = Math.min(Math.max(made, 1), most);
  const lacking = lackingOf(current);
  const isComplete = made > 0 && lacking.every((pieces) => pieces === 0);
  if (!isComplete) return { fill: current, pending: lacking, exhausted: false };
  if (made >= most) return { fill: current, pending: lacking, exhausted: true };
  return { fill: made + 1, pending: lackingOf(made + 1), exhausted: false };
}

/** Fills that have begun, by what was handed over: the most that any line has had a piece of. */
export function fillsBegun(lines: readonly CountedLine[]): number {
  return Math.max(
    0,
    ...lines
      // The amount of a continuation may stand on the line that it continues.
      .filter(({ cantidadPrescrita }) => cantidadPrescrita > 0)
      .map(({ cantidadPrescrita, cantidadSurtida }) => Math.ceil((cantidadSurtida ?? 0) / cantidadPrescrita)),
  );
}
