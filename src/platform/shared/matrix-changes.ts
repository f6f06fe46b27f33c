import type { ChoiceOrder, Choices } from './matrix';

/** Kind of change in a row: added, removed, wider, narrower, or another incomparable choice. */
export type ChangeKind = 'added' | 'removed' | 'wider' | 'narrower' | 'other';

export interface MatrixChange {
  /** Key of the row. */
  readonly clave: string;
  readonly kind: ChangeKind;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Compares two choices of a row.
 *
 * @example compareChoices([['RED'], ['UNIDAD']], 'UNIDAD', 'RED') // 'wider'
 */
export function compareChoices(order: ChoiceOrder, before: string | null, after: string | null): ChangeKind | 'same' {
  if (before === after) return 'same';
  if (before === null) return 'added';
  if (after === null) return 'removed';
  const [was, is] = [before, after].map((choice) => order.findIndex((level) => level.includes(choice)));
  if (was === undefined || is === undefined || was === -1 || is === -1 || was === is) return 'other';
  return is < was ? 'wider' : 'narrower';
}

/** Returns the rows whose choice changed, in their new order, with removed rows last. */
export function matrixChanges(order: ChoiceOrder, before: Choices, after: Choices): MatrixChange[] {
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((clave) => {
    const [was, is] = [before.get(clave) ?? null, after.get(clave) ?? null];
    const kind = compareChoices(order, was, is);
    return kind === 'same' ? [] : [{ clave, kind, before: was, after: is }];
  });
}
