import type { Move } from './grid-keys';

export interface Position {
  readonly row: number;
  readonly column: number;
}

export interface GridShape {
  readonly rows: number;
  /** States for each column whether it is editable. */
  readonly editable: readonly boolean[];
}

const PAGE = 10;

/**
 * Returns the target of a move. `add`: below the last line, to start a new one; `leave`: out of the grid. Tab visits editable cells, arrows
 * visit every cell.
 */
export function moveFrom(
  { row, column }: Position,
  move: Move,
  { rows, editable }: GridShape,
): Position | 'add' | 'leave' {
  const lastRow = rows - 1;
  const lastColumn = editable.length - 1;
  const first = Math.max(0, editable.indexOf(true));
  switch (move) {
    case 'up':
    case 'previousLine':
      return { row: Math.max(0, row - 1), column };
    case 'down':
      return { row: Math.min(lastRow, row + 1), column };
    case 'nextLine':
      return row < lastRow ? { row: row + 1, column } : 'add';
    case 'left':
      return { row, column: Math.max(0, column - 1) };
    case 'right':
      return { row, column: Math.min(lastColumn, column + 1) };
    case 'rowStart':
      return { row, column: 0 };
    case 'rowEnd':
      return { row, column: lastColumn };
    case 'first':
      return { row: 0, column: first };
    case 'last':
      return { row: lastRow, column: lastColumn };
    case 'pageUp':
      return { row: Math.max(0, row - PAGE), column };
    case 'pageDown':
      return { row: Math.min(lastRow, row + PAGE), column };
    case 'next': {
      const next = editable.indexOf(true, column + 1);
      if (next >= 0) return { row, column: next };
      return row < lastRow && editable.includes(true) ? { row: row + 1, column: first } : 'leave';
    }
    case 'previous': {
      const previous = column > 0 ? editable.lastIndexOf(true, column - 1) : -1;
      if (previous >= 0) return { row, column: previous };
      return row > 0 && editable.includes(true) ? { row: row - 1, column: editable.lastIndexOf(true) } : 'leave';
    }
  }
}
