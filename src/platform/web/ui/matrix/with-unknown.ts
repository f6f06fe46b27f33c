import type { MatrixGroup } from '#platform/shared/matrix';

/** Key of the group of what is no longer there. */
export const GONE = '?';

/** The groups, and behind them one for keys that stand in none: what an older version of the product knew. */
export function withUnknown(
  groups: readonly MatrixGroup[],
  keys: Iterable<string>,
  name: string,
): readonly MatrixGroup[] {
  const known = new Set(groups.flatMap(({ filas }) => filas.map(({ clave }) => clave)));
  const unknown = [...new Set(keys)].filter((key) => !known.has(key));
  if (unknown.length === 0) return groups;
  return [
    ...groups,
    {
      clave: GONE,
      nombre: name,
      filas: unknown.map((clave) => ({
        clave,
        nombre: clave,
        nivel: 'BAJO' as const,
        segundaPersona: false,
        nota: null,
      })),
    },
  ];
}
