import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/blank.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a number that is answered as an empty text',
    break: (_, { fields }) => {
      fields.anio['x-field'].blank = true;
    },
    rule: 'wrong-type',
    line: 'blank',
    suggests: 'remove',
  },
];
