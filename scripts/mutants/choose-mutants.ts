import { random } from '../bench/random';
import type { Mutation } from './mutation';

/** A mutation and the file that it changes. */
export interface Mutant extends Mutation {
  readonly file: string;
}

/**
 * Chooses `count` different mutants, always the same for the same seed and sources. A file's weight is its number of mutations. Within it
 * each operator is equally likely, because otherwise a quarter would be numbers.
 */
export function chooseMutants(files: ReadonlyMap<string, readonly Mutation[]>, seed: number, count: number): Mutant[] {
  const rest = new Map([...files].map(([file, mutations]) => [file, [...mutations]]));
  const { below, one } = random(seed);
  const chosen: Mutant[] = [];
  while (chosen.length < count) {
    const total = [...rest.values()].reduce((sum, mutations) => sum + mutations.length, 0);
    if (total === 0) break;
    const [file, mutations] = fileAt(rest, below(total));
    const operator = one([...new Set(mutations.map((mutation) => mutation.operator))]);
    const mutation = one(mutations.filter((candidate) => candidate.operator === operator));
    mutations.splice(mutations.indexOf(mutation), 1);
    chosen.push({ file, ...mutation });
  }
  return chosen;
}

function fileAt(files: ReadonlyMap<string, Mutation[]>, place: number): [string, Mutation[]] {
  let left = place;
  for (const [file, mutations] of files) {
    if (left < mutations.length) return [file, mutations];
    left -= mutations.length;
  }
  throw new RangeError(`No mutation at ${place}.`);
}
