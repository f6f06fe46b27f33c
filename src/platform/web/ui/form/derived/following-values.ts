import { isObject } from '#platform/shared/paths';
import { sameRow } from '#platform/shared/same-row';
import { sameValues } from '#platform/shared/same-values';

/** Store of derived values outside of React's state. Only components that show a changed value render again. */
export class FollowingValues {
  private values: ReadonlyMap<string, unknown> = new Map();
  private readonly listeners = new Set<() => void>();

  readonly get = (path: string): unknown => this.values.get(path);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Values that say what they said stay the same objects, item by item. */
  set(next: ReadonlyMap<string, unknown>): void {
    let changed = false;
    const values = new Map(
      [...next].map(([path, value]) => {
        const kept = keep(this.values.get(path), value);
        changed ||= kept !== this.values.get(path);
        return [path, kept];
      }),
    );
    if (!changed) return;
    this.values = values;
    for (const listener of this.listeners) listener();
  }
}

function keep(before: unknown, value: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(value)) return sameValues(before, value) ? before : value;
  const items = value.map((item: unknown, index): unknown =>
    isObject(item) && isObject(before[index]) && sameRow(before[index], item) ? before[index] : item,
  );
  return items.length === before.length && items.every((item, index) => item === before[index]) ? before : items;
}

/** Store of forms without derived fields. */
export const NOTHING_FOLLOWS = new FollowingValues();
