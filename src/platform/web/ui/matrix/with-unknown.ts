import type { MatrixGroup } from '#platform/shared/matrix';

/** Key of the group of rows that no longer exist. */
export const GONE = '?';

/** Returns the groups, followed by one for keys without a group, from an older version of the product. */
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
