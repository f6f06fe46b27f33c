import { sameRow } from '#platform/shared/merge/same-row';
import type { LineValues } from './line-column';

/** A line in the grid: its values, and state known only to the grid. */
export interface Line {
  /** Stable id while the line is edited, moved or saved. */
  readonly id: number;
  readonly values: LineValues;
  /** Texts that match no record yet, by column: being looked up, or not found. */
  readonly pending?: Readonly<Record<string, PendingText>>;
}

export interface PendingText {
  readonly text: string;
  readonly state: 'searching' | 'none' | 'many' | 'failed';
}

let last = 0;

export function newLine(values: LineValues = {}): Line {
  last += 1;
  return { id: last, values };
}

/**
 * Returns the lines for rows from outside (the record, a draft, the other version of a conflict). An unchanged row keeps its line, so that
 * it does not render again; without changes the same array is returned.
 */
export function adoptRows(lines: readonly Line[], rows: readonly LineValues[], rowKey: string): readonly Line[] {
  if (lines.length === rows.length && lines.every(({ values }, index) => sameRow(values, rows[index]!))) return lines;
  const byKey = new Map<unknown, Line>(
    lines.flatMap((line) => (line.values[rowKey] == null ? [] : [[line.values[rowKey], line] as const])),
  );
  const taken = new Set<number>();
  return rows.map((values, index) => {
    // A line without a key is matched by its position.
    const known = byKey.get(values[rowKey]) ?? (lines[index]?.values[rowKey] == null ? lines[index] : undefined);
    if (!known || taken.has(known.id)) return newLine(values);
    taken.add(known.id);
    return sameRow(known.values, values) ? known : { id: known.id, values };
  });
}

/** True when nothing was entered; the last such line takes the next entry. */
export function isBlank({ values, pending }: Line, sources: readonly string[]): boolean {
  return (
    !pending &&
    sources.every(
      (source) =>
        values[source] === undefined || values[source] === null || values[source] === '' || values[source] === false,
    )
  );
}
