/** Pseudo-random numbers, the same for each run of the same seed (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: string) {
    this.#state = Array.from(seed).reduce(
      (hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0,
      0x811c9dc5,
    );
  }

  below(most: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('There is nothing to choose from.');
    return list[this.below(list.length)]!;
  }

  /** Returns a word with a typing error: two letters swapped, one omitted, or one doubled. */
  misspell(word: string): string {
    for (;;) {
      const at = 1 + this.below(Math.max(1, word.length - 1));
      const slips = [
        word.slice(0, at - 1) + (word[at] ?? '') + word[at - 1]! + word.slice(at + 1),
        word.slice(0, at) + word.slice(at + 1),
        word.slice(0, at) + word[at - 1]! + word.slice(at),
      ];
      const slip = this.pick(slips);
      if (slip !== word && /^[a-zA-Z]/.test(slip) && slip.length > 1 && !/[-._]$|[-._]{2}/.test(slip)) return slip;
    }
  }
}
