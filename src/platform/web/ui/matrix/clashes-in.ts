import type { Choices, MatrixClash } from '#platform/shared/matrix';

/** Returns the clashes whose rows are both chosen, worst first. */
export function clashesIn(clashes: readonly MatrixClash[], chosen: Choices): MatrixClash[] {
  const LEVELS = ['ALTO', 'MEDIO', 'BAJO'];
  return clashes
    .filter(({ filas }) => filas.every((row) => chosen.has(row)))
    .toSorted((a, b) => LEVELS.indexOf(a.nivel) - LEVELS.indexOf(b.nivel));
}
