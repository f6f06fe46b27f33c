/** One letter for each kind of cell that is no text: of a number, a day, a month without a day, an hour, a truth value. */
export const CELL_KIND = { text: ' ', number: 'n', date: 'd', month: 'm', time: 't', truth: 'b' } as const;

export type CellKind = (typeof CELL_KIND)[keyof typeof CELL_KIND];

/** Records the kind of a cell in the kinds of its row: a letter for each cell, up to the last one that is no text. */
export function withKind(kinds: string, column: number, kind: CellKind): string {
  return kind === CELL_KIND.text ? kinds : kinds.padEnd(column, CELL_KIND.text) + kind;
}

/** Kind of the cell in a column; a text where the row says nothing else. */
export function kindAt(kinds: string | undefined, column: number): CellKind {
  return (kinds?.[column] ?? CELL_KIND.text) as CellKind;
}
