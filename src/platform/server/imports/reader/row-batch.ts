import type { CellFault, RawRow } from './raw-row';

/**
 * Separators of rows and cells in a batch from a worker, which is one text, the cheapest to transfer between threads. Neither character can
 * occur in a cell.
 */
const [ROW, CELL] = ['\0', '\u0001'];

export interface RowBatch {
  readonly filas: Uint32Array;
  readonly text: string;
  /** Kinds of the cells of each row. */
  readonly kinds: string;
  /** Faults of the few rows that have any, by position in the batch. */
  readonly faults: ReadonlyMap<number, readonly CellFault[]>;
}

export function packRows(rows: readonly RawRow[]): RowBatch {
  return {
    filas: Uint32Array.from(rows, ({ fila }) => fila),
    kinds: rows.map(({ kinds }) => kinds).join(ROW),
    text: rows.map(({ cells }) => cells.join(CELL)).join(ROW),
    faults: new Map(rows.flatMap(({ faults }, index) => (faults.length > 0 ? [[index, faults] as const] : []))),
  };
}

/**
 * A row of a file, stored as one text: with a string for each cell, 200 000 rows would take four times the memory. Its cells are split on
 * each access and not cached.
 */
export class PackedRow {
  constructor(
    readonly fila: number,
    private readonly packed: string,
    readonly faults: readonly CellFault[],
    readonly kinds: string,
  ) {}

  get cells(): readonly string[] {
    return this.packed.split(CELL);
  }
}

const NONE: readonly CellFault[] = [];

export function unpackRows({ filas, text, kinds, faults }: RowBatch): PackedRow[] {
  const kindsOf = kinds.split(ROW);
  return text
    .split(ROW)
    .map((packed, index) => new PackedRow(filas[index]!, packed, faults.get(index) ?? NONE, kindsOf[index] ?? ''));
}
