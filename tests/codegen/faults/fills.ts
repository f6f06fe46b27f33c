import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/fills.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a field that fills in itself',
    break: (_, { fields }) => {
      fields.serie['x-field'].fills.into.push('serie');
    },
    rule: 'bad-fill',
    line: 'serie',
  },
  {
    title: 'a field that fills in what the server sets',
    break: (_, { fields }) => {
      fields.serie['x-field'].fills.into.push('estatus');
    },
    rule: 'bad-fill',
    line: 'estatus',
  },
];
