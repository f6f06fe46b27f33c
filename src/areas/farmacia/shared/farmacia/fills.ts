import type { Receta } from '#generated/shared/types/receta.gen';

export type RecetaLine = NonNullable<Receta['lineas']>[number];
/** Pieces of a line. */
export type CountedLine = Pick<RecetaLine, 'cantidadPrescrita' | 'cantidadSurtida'>;

export interface FillState {
  /** Current fill, from 1. */
  readonly fill: number;
  /** Pieces of each line that may be dispensed now. */
  readonly pending: readonly number[];
  /** True when nothing more can be dispensed: every fill is complete. */
  readonly exhausted: boolean;
}

/**
 * Returns the state of a prescription's fills (DOMAIN c.2.5). Each fill dispenses the prescribed amount; the next one begins once it is
 * complete, while any are left. A line thus never gets more than prescribed × fills.
 *
 * @param made fills that have begun
 * @param most allowed fills
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

/** Returns the number of begun fills, derived from the dispensed pieces: the maximum over all lines. */
export function fillsBegun(lines: readonly CountedLine[]): number {
  return Math.max(
    0,
    ...lines
      // The amount of a continuation may be on the line that it continues.
      .filter(({ cantidadPrescrita }) => cantidadPrescrita > 0)
      .map(({ cantidadPrescrita, cantidadSurtida }) => Math.ceil((cantidadSurtida ?? 0) / cantidadPrescrita)),
  );
}
