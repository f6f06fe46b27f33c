const STEPS = 5;

/** The highest count of each of at most five steps from one up to `most`, as even as whole numbers allow; none where there is nothing. */
export function countLimits(most: number): number[] {
  const steps = Math.min(STEPS, most);
  return Array.from({ length: steps }, (_, index) => Math.ceil(((index + 1) * most) / steps));
}

/** Step of a count among them, 0 for none at all; the last is as deep as there is, however many steps there are. */
export function countLevel(count: number, limits: readonly number[]): number {
  if (count <= 0) return 0;
  return STEPS - limits.length + limits.findIndex((limit) => count <= limit) + 1;
}
