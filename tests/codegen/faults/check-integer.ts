import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/check-integer.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'an integer beyond what is exact',
    break: (_, { fields }) => {
      fields.anio.maximum = 2 ** 60;
    },
    rule: 'beyond-column',
    line: '1152921504606847000',
    suggests: '9007199254740991',
  },
  {
    title: 'an integer below what is exact',
    break: (_, { fields }) => {
      fields.anio.minimum = -(2 ** 60);
    },
    rule: 'beyond-column',
    line: 'minimum',
  },
  {
    title: 'an integer limited by a fraction',
    break: (_, { fields }) => {
      fields.anio.maximum = 2100.5;
    },
    rule: 'beyond-column',
    line: '2100.5',
  },
  {
    title: 'an integer in steps that nothing holds to',
    break: (_, { fields }) => {
      fields.anio.multipleOf = 5;
    },
    rule: 'unsupported',
    line: 'multipleOf',
    suggests: 'remove',
  },
];
