import type { Receta } from '../../../generated/shared/types/receta.gen';

export type RecetaLine = NonNullable<Receta['lineas']>[number];
/** What of a line counts pieces. */
export type CountedLine = Pick<RecetaLine, 'cantidadPrescrita' | 'cantidadSurtida'>;

export interface FillState {
  /** Fill that pieces go to now, from 1. */
  readonly fill: number;
  /** Pieces of each line that may be handed over now. */
  readonly pending: readonly number[];
  /** Whether nothing more can be handed over: every fill was made and is complete. */
  readonly exhausted: boolean;
}

/**
 * Where a prescription stands (DOMAIN c.2.5): each fill hands over what was prescribed, and the next one begins once that is complete, as
 * long as there are any left. So a line never gets more than prescribed × fills.
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
