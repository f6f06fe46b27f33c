import type { Random } from './random';
import type { Site, Sources } from './sources';

/** A set with one fault, and where a person would point. */
export interface Seeded {
  readonly sources: Sources;
  readonly file: string;
  /** In the mutated text of the file. */
  readonly offset: number;
  /** Name that the message must contain. */
  readonly names: string;
}

/** One kind of fault: where it can be made, and how. */
export interface Kind {
  readonly name: string;
  /** Sets it is made in; both when it does not say. */
  readonly only?: 'base' | 'real';
  readonly sites: (sources: Sources) => readonly Site[];
  readonly seed: (site: Site, random: Random, sources: Sources) => Seeded;
}
