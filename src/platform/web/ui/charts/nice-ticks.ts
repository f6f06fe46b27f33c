/** Returns the ticks of an axis: about five round numbers from zero up to the first that is not below `most`. */
export function niceTicks(most: number): number[] {
  if (!(most > 0)) return [0, 1];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough)!;
  // Counts have no fractional ticks.
  const whole = most >= 1 ? Math.max(1, step) : step;
  return Array.from({ length: Math.ceil(most / whole) + 1 }, (_, index) => Number((index * whole).toPrecision(12)));
}
