import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/check-backend.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'what only the server can do, said of samples',
    break: (_, { x }) => {
      x.backend = 'mock';
    },
    rule: 'bad-backend',
    line: 'unique',
    suggests: 'remove it',
  },
  {
    title: 'a reference to a record of the sample backend',
    break: (_, { marca }) => {
      marca['x-entity'].backend = 'mock';
      delete marca['x-entity'].key;
    },
    rule: 'bad-backend',
    line: 'marca',
    suggests: 'remove',
  },
];
