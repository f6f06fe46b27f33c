import type { Column } from '../column';
import type { ListShapes, Shape } from '../shapes/list-shapes';

export type Density = 'comoda' | 'compacta';

/** Layout of a list for a user. */
export interface ListLayout {
  /** Sources of the visible columns, in order; null for the list's default. */
  readonly columns: readonly string[] | null;
  readonly density: Density;
  /** Saved view chosen last. */
  readonly view: number | null;
  readonly shape: Shape;
}

export const DEFAULT_LAYOUT: ListLayout = { columns: null, density: 'comoda', view: null, shape: 'tabla' };

/** Returns the chosen shape, if the list has it; otherwise the table. */
export function shapeOf({ shape }: ListLayout, shapes: ListShapes | undefined): Shape {
  const has = { tabla: true, tablero: shapes?.board, calendario: shapes?.calendar };
  return has[shape] ? shape : 'tabla';
}

/** Returns the visible columns in order. Columns that no longer exist are skipped. */
export function shownColumns(columns: readonly Column[], chosen: readonly string[] | null): readonly Column[] {
  if (chosen === null) return columns.filter((column) => !column.hidden);
  const known = new Map<string, Column>(columns.map((column) => [column.source, column]));
  return chosen.flatMap((source) => known.get(source) ?? []);
}
