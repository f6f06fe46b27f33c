import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/filter.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a filter that the type cannot have',
    break: (_, { fields }) => {
      fields.anio['x-field'].filter = 'contains';
    },
    rule: 'bad-filter',
    line: 'contains',
    suggests: 'range',
  },
];
