import { isObject } from '#platform/shared/paths';
import { sameRow } from '#platform/shared/merge/same-row';
import { sameValues } from '#platform/shared/merge/same-values';

/** Store of derived values outside of React's state. Only components that show a changed value render again. */
export class FollowingValues {
  private values: ReadonlyMap<string, unknown> = new Map();
  private readonly listeners = new Set<() => void>();

  readonly get = (path: string): unknown => this.values.get(path);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Equal values keep their objects, item by item, so that they cause no render. */
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

/** Store for forms without derived fields. */
export const NOTHING_FOLLOWS = new FollowingValues();
