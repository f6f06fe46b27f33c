import type { Fault } from '../../support/codegen/fault';
import { ageOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/keywords/indexed.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'an index of what is computed',
    break: (_, { fields }) => {
      ageOf(fields, { index: true });
    },
    rule: 'wrong-type',
    line: 'index',
  },
];
