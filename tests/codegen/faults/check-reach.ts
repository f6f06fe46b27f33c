import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/check-reach.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a reach through what does not hold it',
    break: (_, { x }) => {
      x.reachedThrough = ['marca'];
    },
    rule: 'bad-reach',
    line: 'marca',
    suggests: 'remove',
  },
];
