import type { Choices, MatrixGroup, MatrixRow } from '#platform/shared/matrix';
import { foldText } from '#platform/web/ui/reference/fold-text';

export type Only = 'all' | 'chosen' | 'changed';

export interface MatrixFilter {
  readonly text: string;
  /** Key of a group; '' for all. */
  readonly group: string;
  readonly only: Only;
  /** Rows selected by `only` when it was chosen: a row must not disappear while it is changed. */
  readonly kept: ReadonlySet<string> | null;
}

export const NO_FILTER: MatrixFilter = { text: '', group: '', only: 'all', kept: null };

/** Returns the chosen rows, or the changed ones; null for all. */
export function keptBy(only: Only, chosen: Choices, before: Choices): ReadonlySet<string> | null {
  if (only === 'all') return null;
  if (only === 'chosen') return new Set(chosen.keys());
  return new Set([...chosen.keys(), ...before.keys()].filter((row) => chosen.get(row) !== before.get(row)));
}

/** Returns the groups with the rows that match a filter; groups without any are omitted. */
export function filtered(groups: readonly MatrixGroup[], { text, group, kept }: MatrixFilter): readonly MatrixGroup[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const fits = ({ clave, nombre }: MatrixRow) => {
    const where = foldText(`${nombre} ${clave}`);
    return (kept === null || kept.has(clave)) && words.every((word) => where.includes(word));
  };
  return groups
    .filter(({ clave }) => group === '' || clave === group)
    .flatMap((each) => {
      const filas = each.filas.filter(fits);
      return filas.length > 0 ? [{ ...each, filas }] : [];
    });
}
