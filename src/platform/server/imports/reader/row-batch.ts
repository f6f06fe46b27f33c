import type { CellFault, RawRow } from './raw-row';

/** Rows on their way from a worker: as one text, because that is what threads hand over cheapest. Neither sign can be in a cell. */
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
 * A row of a file, kept as one text: 200 000 of them with a string for each cell take four times the memory. Its cells are made when they
 * are asked for, and not kept.
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
