import type { Column } from '../column';
import type { ListShapes, Shape } from '../shapes/list-shapes';

export type Density = 'comoda' | 'compacta';

/** Layout of a list for a user. */
export interface ListLayout {
  /** Sources of the columns that are shown, in their order; null for the list's own. */
  readonly columns: readonly string[] | null;
  readonly density: Density;
  /** The saved view that was chosen last. */
  readonly view: number | null;
  readonly shape: Shape;
}

export const DEFAULT_LAYOUT: ListLayout = { columns: null, density: 'comoda', view: null, shape: 'tabla' };

/** The shape that was chosen, while the list has it. */
export function shapeOf({ shape }: ListLayout, shapes: ListShapes | undefined): Shape {
  const has = { tabla: true, tablero: shapes?.board, calendario: shapes?.calendar };
  return has[shape] ? shape : 'tabla';
}

/** Columns that a list shows, in their order. Those that no longer exist are passed over. */
export function shownColumns(columns: readonly Column[], chosen: readonly string[] | null): readonly Column[] {
  if (chosen === null) return columns.filter((column) => !column.hidden);
  const known = new Map<string, Column>(columns.map((column) => [column.source, column]));
  return chosen.flatMap((source) => known.get(source) ?? []);
}
