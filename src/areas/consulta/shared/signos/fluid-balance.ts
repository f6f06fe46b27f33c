/** Returns intake minus output, in millilitres; null unless both were measured. */
export function fluidBalance(
  ingresosMl: number | null | undefined,
  egresosMl: number | null | undefined,
): number | null {
  return typeof ingresosMl === 'number' && typeof egresosMl === 'number' ? ingresosMl - egresosMl : null;
}
