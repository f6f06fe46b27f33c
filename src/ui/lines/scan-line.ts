import type { ScannedCode } from '../../shared/barcodes/scanned-code';
import { changeLine, fillDown } from './line-changes';
import { isBlank, type Line } from './line';
import type { LineValues } from './line-column';

/** The columns that a scan fills in: the reference that a code names and, from labels that tell them, lot and expiry. */
export interface LineScan {
  readonly reference: string;
  /** Column that a repeated scan adds to. */
  readonly quantity?: string | undefined;
  readonly lot?: string;
  readonly expiry?: string;
}

interface Scanned {
  readonly lines: readonly Line[];
  /** Where the line is now, from 0. */
  readonly row: number;
  readonly state: 'added' | 'repeated';
  readonly quantity: number | null;
}

interface Entry {
  readonly columns: LineScan;
  /** What the scanner read. */
  readonly code: ScannedCode;
  /** The record that it named: its key and name, by their columns. */
  readonly found: LineValues;
  readonly sources: readonly string[];
  readonly defaults: LineValues;
  readonly limit: number;
}

/**
 * The lines after a scan. The same again adds one to the quantity; another lot of the same is another line. A code that tells no lot is
 * the same as any line of what it names. Null when there is no room for another line.
 */
export function scanLine(
  lines: readonly Line[],
  { columns, code, found, sources, defaults, limit }: Entry,
): Scanned | null {
  const { reference, quantity } = columns;
  const told = { [reference]: found[reference], ...lotOf(columns, code) };
  const row = lines.findIndex(({ values }) =>
    Object.entries(told).every(([source, value]) => values[source] === value),
  );
  const known = lines[row];
  if (known) {
    const next = quantity === undefined ? null : (Number(known.values[quantity]) || 0) + 1;
    const after = quantity === undefined ? lines : changeLine(lines, known.id, { values: { [quantity]: next } });
    return { lines: after, row, state: 'repeated', quantity: next };
  }
  const blank = lines.findIndex((line) => isBlank(line, sources));
  const at = blank < 0 ? lines.length : blank;
  const values = { ...found, ...told, ...(quantity === undefined ? {} : { [quantity]: 1 }) };
  const { lines: after, cut } = fillDown(lines, at, [{ values }], defaults, limit);
  return cut > 0 ? null : { lines: after, row: at, state: 'added', quantity: quantity === undefined ? null : 1 };
}

/** What a label tells of the lot, by its columns; what it does not tell is left out. */
function lotOf({ lot, expiry }: LineScan, code: ScannedCode): LineValues {
  return {
    ...(lot === undefined || code.lot === null ? {} : { [lot]: code.lot }),
    ...(expiry === undefined || code.expiry === null ? {} : { [expiry]: code.expiry }),
  };
}
