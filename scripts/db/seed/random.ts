/** Seed of all demo data, so that every machine generates the same. */
const SEED = 20_261_120;

/** Stream of pseudo-random numbers (mulberry32) with helpers for generators. */
export class Random {
  #state: number;

  constructor(state: number) {
    this.#state = state;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<const T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  /** Returns one of the items, with a probability proportional to its weight. */
  weighted<const T>(items: readonly (readonly [T, number])[]): T {
    let left = this.next() * items.reduce((total, [, weight]) => total + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return items.at(-1)![0];
  }
}

/** Returns the random stream of one generated item. It depends on nothing else, so that additional data never change existing data. */
export function randomFor(kind: string, ...numbers: readonly number[]): Random {
  let hash = 0x811c9dc5 ^ SEED;
  for (const character of `${kind}:${numbers.join(':')}`) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  const random = new Random(hash ^ (hash >>> 16));
  random.next();
  return random;
}
