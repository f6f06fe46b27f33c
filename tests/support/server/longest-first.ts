import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, by their names without `.test.ts`; whatever lasts longer than a minute on two cores belongs here. */
const LONGEST = [
  'benchmarks',
  'permission-proof',
  'evolution',
  'deep-pages',
  'seed',
  'lifecycles',
  'audit-chain',
  'catalogue-contract',
];

/**
 * Begins with the files that take longest, so that at the end not one of them runs alone while the other core waits. Vitest knows how long
 * each took last time, but not on a machine that has never run them: there it goes by their size, and some of the longest are small.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.indexOf(path.basename(moduleId, '.test.ts'));
      return place === -1 ? LONGEST.length : place;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
