import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/labels.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a field without a Spanish label',
    break: (_, { fields }) => {
      delete fields.anio.title;
    },
    rule: 'missing-translation',
    line: 'anio',
  },
  {
    title: 'a field without an English label',
    break: (_, { fields }) => {
      delete fields.anio['x-field'].labels;
    },
    rule: 'missing-translation',
    line: 'anio',
  },
];
