import { sameRow } from '#platform/shared/same-row';
import type { LineValues } from './line-column';

/** A line in the grid: its values, and what only the grid knows of it. */
export interface Line {
  /** Stays the same while the line is edited, moved or saved. */
  readonly id: number;
  readonly values: LineValues;
  /** Texts that name no record yet, by column: being looked up, or not found. */
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
 * The lines for rows that came from outside (the record, a draft, the other version of a conflict). A row that says what it
 * said before keeps its line, so that nothing of it is drawn again; the same array comes back when nothing changed.
 */
export function adoptRows(lines: readonly Line[], rows: readonly LineValues[], rowKey: string): readonly Line[] {
  if (lines.length === rows.length && lines.every(({ values }, index) => sameRow(values, rows[index]!))) return lines;
  const byKey = new Map<unknown, Line>(
    lines.flatMap((line) => (line.values[rowKey] == null ? [] : [[line.values[rowKey], line] as const])),
  );
  const taken = new Set<number>();
  return rows.map((values, index) => {
    // A line that has no key yet is known by its place.
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
