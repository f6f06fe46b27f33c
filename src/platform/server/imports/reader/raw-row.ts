/** Fault in the notation of a cell, which makes its text unreliable. */
export interface CellFault {
  /** Index of the cell, from 0. */
  readonly column: number;
  readonly codigo: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A non-empty row of a file: its number as displayed by a spreadsheet, and its cells as text. */
export interface RawRow {
  readonly fila: number;
  readonly cells: string[];
  readonly faults: CellFault[];
  /** Kinds of its cells, a letter of `CELL_KIND` for each, without trailing texts. */
  readonly kinds: string;
}
