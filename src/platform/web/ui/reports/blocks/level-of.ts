/** Returns the level of a percentage between the limits, 0 (worst) to 4; null without a value. */
export function levelOf(share: unknown, levels: readonly number[]): number | null {
  return typeof share === 'number' ? levels.filter((limit) => share >= limit).length : null;
}
