import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/normalize.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a text in capitals and small letters',
    break: (_, { fields }) => {
      fields.placas['x-field'].normalize = ['upper', 'lower'];
    },
    rule: 'contradiction',
    line: 'normalize',
  },
];
