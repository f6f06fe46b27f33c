import type { ChoiceOrder, Choices, MatrixGroup, MatrixRow } from '#platform/shared/matrix';
import { compareChoices, type ChangeKind } from '#platform/shared/matrix-changes';

/** A permission in two profiles: its reach in each, and the difference of the second from the first. */
export interface ComparedRow extends MatrixRow {
  readonly a: string | null;
  readonly b: string | null;
  readonly kind: ChangeKind | 'same';
}

export interface ComparedGroup {
  readonly clave: string;
  readonly nombre: string;
  readonly filas: readonly ComparedRow[];
}

/** Returns the permissions of at least one of two profiles, in their groups. */
export function comparedGroups(
  groups: readonly MatrixGroup[],
  order: ChoiceOrder,
  a: Choices,
  b: Choices,
): ComparedGroup[] {
  return groups.flatMap(({ clave, nombre, filas }) => {
    const rows = filas.flatMap((row): ComparedRow[] => {
      const [one, other] = [a.get(row.clave) ?? null, b.get(row.clave) ?? null];
      return one === null && other === null
        ? []
        : [{ ...row, a: one, b: other, kind: compareChoices(order, one, other) }];
    });
    return rows.length > 0 ? [{ clave, nombre, filas: rows }] : [];
  });
}
