/** Letters of the kinds of cells other than text: number, date, month, time, boolean. */
export const CELL_KIND = { text: ' ', number: 'n', date: 'd', month: 'm', time: 't', truth: 'b' } as const;

export type CellKind = (typeof CELL_KIND)[keyof typeof CELL_KIND];

/** Adds the kind of a cell to those of its row: one letter per cell, without trailing texts. */
export function withKind(kinds: string, column: number, kind: CellKind): string {
  return kind === CELL_KIND.text ? kinds : kinds.padEnd(column, CELL_KIND.text) + kind;
}

/** Returns the kind of the cell in a column; text by default. */
export function kindAt(kinds: string | undefined, column: number): CellKind {
  return (kinds?.[column] ?? CELL_KIND.text) as CellKind;
}
