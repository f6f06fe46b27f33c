/** Rename of one name to another. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

/**
 * Orders renames so that no two names collide. In a chain (a → b → c) the last is first; a cycle (a → b, b → a) uses a temporary name.
 *
 * @param taken names that exist before
 */
export function renameOrder(pairs: readonly Pair[], taken: ReadonlySet<string>): Pair[] {
  const exists = new Set(taken);
  const waiting = [...pairs];
  const ordered: Pair[] = [];
  const rename = (pair: Pair) => {
    ordered.push(pair);
    exists.delete(pair.from);
    exists.add(pair.to);
  };
  while (waiting.length > 0) {
    const free = waiting.findIndex(({ to }) => !exists.has(to));
    if (free >= 0) {
      rename(waiting.splice(free, 1)[0]!);
    } else {
      const { from, to } = waiting.shift()!;
      const aside = `tmp_${from}`.slice(0, 50);
      rename({ from, to: aside });
      waiting.push({ from: aside, to });
    }
  }
  return ordered;
}
