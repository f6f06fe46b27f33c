export interface Random {
  /** Random integer from 0 up to, not including, `below`. */
  readonly below: (below: number) => number;
  readonly one: <Item>(items: readonly Item[]) => Item;
  /** Random distinct items, `count` of them. */
  readonly some: <Item>(items: readonly Item[], count: number) => readonly Item[];
}

/** Random generator that repeats its numbers for the same seed (mulberry32). */
export function random(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    one: (items) => items[below(items.length)]!,
    some: (items, count) =>
      items
        .map((item) => ({ item, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .slice(0, count)
        .map(({ item }) => item),
  };
}
