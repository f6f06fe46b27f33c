import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/stamps.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a stamp on a field that people write',
    break: (_, { x }) => {
      x.lifecycle.transitions.reparar.stamps = { revision: 'today' };
    },
    rule: 'bad-lifecycle',
    line: 'revision',
  },
  {
    title: 'a stamp on an unknown field',
    break: (_, { x }) => {
      x.lifecycle.stamps = { revisyon: 'now' };
    },
    rule: 'unknown-field',
    line: 'revisyon',
    suggests: 'revision',
  },
];
