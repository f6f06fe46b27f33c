/** Returns the positions whose key occurs earlier in the list; items without a key never repeat. */
export function repeated<T>(items: readonly T[], keyOf: (item: T) => unknown): readonly number[] {
  const seen = new Set<unknown>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (key === undefined || key === null || !seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [index];
  });
}
