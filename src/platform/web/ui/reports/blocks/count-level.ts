const STEPS = 5;

/** Returns the upper limits of at most five steps from 1 to `most`, as even as whole numbers allow; empty when `most` is 0. */
export function countLimits(most: number): number[] {
  const steps = Math.min(STEPS, most);
  return Array.from({ length: steps }, (_, index) => Math.ceil(((index + 1) * most) / steps));
}

/** Returns the step of a count, 0 for none; the last step always has the darkest shade, regardless of the number of steps. */
export function countLevel(count: number, limits: readonly number[]): number {
  if (count <= 0) return 0;
  return STEPS - limits.length + limits.findIndex((limit) => count <= limit) + 1;
}
