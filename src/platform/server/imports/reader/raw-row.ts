/** Something wrong with how a cell is written: its text cannot be trusted. */
export interface CellFault {
  /** Place of the cell, from 0. */
  readonly column: number;
  readonly codigo: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A row of a file that says anything: its number as a spreadsheet shows it, and its cells as text. */
export interface RawRow {
  readonly fila: number;
  readonly cells: string[];
  readonly faults: CellFault[];
  /** Kinds of its cells, a letter of `CELL_KIND` for each, without the texts at the end. */
  readonly kinds: string;
}
