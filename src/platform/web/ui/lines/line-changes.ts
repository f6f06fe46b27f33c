import { newLine, type Line, type PendingText } from './line';
import type { LineValues } from './line-column';

/** New values of one line; a pending text of null ends its look-up. */
export interface LineChange {
  readonly values?: LineValues;
  readonly pending?: Readonly<Record<string, PendingText | null>>;
}

/** Returns the lines with one of them changed; the others stay the same objects. */
export function changeLine(lines: readonly Line[], id: number, change: LineChange): readonly Line[] {
  return lines.map((line) => (line.id === id ? changed(line, change) : line));
}

/** Returns the lines with several of them changed. */
export function changeLines(lines: readonly Line[], changes: ReadonlyMap<number, LineChange>): readonly Line[] {
  return lines.map((line) => {
    const change = changes.get(line.id);
    return change ? changed(line, change) : line;
  });
}

export function removeLine(lines: readonly Line[], id: number): readonly Line[] {
  return lines.filter((line) => line.id !== id);
}

/** Writes a block of changes from `start` down; missing lines are added, up to `limit`. `cut` counts the changes beyond the limit. */
export function fillDown(
  lines: readonly Line[],
  start: number,
  block: readonly LineChange[],
  defaults: LineValues,
  limit: number,
): { readonly lines: readonly Line[]; readonly ids: readonly number[]; readonly cut: number } {
  const filled = [...lines];
  const ids: number[] = [];
  for (const [offset, change] of block.entries()) {
    const at = start + offset;
    if (at >= limit) return { lines: filled, ids, cut: block.length - offset };
    const next = changed(filled[at] ?? newLine(defaults), change);
    filled[at] = next;
    ids.push(next.id);
  }
  return { lines: filled, ids, cut: 0 };
}

function changed(line: Line, { values, pending }: LineChange): Line {
  const { pending: before, ...rest } = line;
  const texts = Object.fromEntries(
    Object.entries({ ...before, ...pending }).filter((entry): entry is [string, PendingText] => entry[1] !== null),
  );
  return {
    ...rest,
    values: values ? { ...line.values, ...values } : line.values,
    ...(Object.keys(texts).length > 0 ? { pending: texts } : {}),
  };
}
