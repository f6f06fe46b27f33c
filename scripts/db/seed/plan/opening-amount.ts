import type { Random } from '../random';

export interface Levels {
  readonly minimo: number | null;
  readonly puntoReorden: number | null;
  readonly maximo: number | null;
}

/**
 * Returns the initial pieces of a demo warehouse: some supplies are out of stock or short, most are well supplied, a few are overstocked.
 */
export function openingAmount({ minimo, puntoReorden, maximo }: Levels, random: Random): number {
  const [low, reorder, high] = [minimo ?? 0, puntoReorden ?? 0, maximo ?? 0];
  const [from, to] = random.weighted([
    [[0, 0], 6],
    [[1, Math.max(1, low - 1)], 8],
    [[low, Math.max(low, reorder - 1)], 14],
    [[reorder, high], 60],
    [[high + 1, Math.ceil(high * 1.5) + 2], 12],
  ] as const);
  return random.integer(from, Math.max(from, to));
}
