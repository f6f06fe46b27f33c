/** Place of a share among the limits, 0 (worst) to 4; null for none. */
export function levelOf(share: unknown, levels: readonly number[]): number | null {
  return typeof share === 'number' ? levels.filter((limit) => share >= limit).length : null;
}
