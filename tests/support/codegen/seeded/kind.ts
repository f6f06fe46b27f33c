import type { Random } from './random';
import type { Site, Sources } from './sources';

/** A set with one fault, and the place where a diagnostic should point. */
export interface Seeded {
  readonly sources: Sources;
  readonly file: string;
  /** In the mutated text of the file. */
  readonly offset: number;
  /** Name that the message must contain. */
  readonly names: string;
}

/** One kind of fault: its possible places, and how to insert it. */
export interface Kind {
  readonly name: string;
  /** Sets in which it is inserted; default: both. */
  readonly only?: 'base' | 'real';
  readonly sites: (sources: Sources) => readonly Site[];
  readonly seed: (site: Site, random: Random, sources: Sources) => Seeded;
}
