import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/renamed-from.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'two fields that were called alike',
    break: (_, { fields }) => {
      fields.placas['x-field'].renamedFrom = 'matricula';
      fields.serie['x-field'].renamedFrom = 'matricula';
    },
    rule: 'bad-rename',
    line: 'matricula',
  },
  {
    title: 'a field that was called as it is',
    break: (_, { fields }) => {
      fields.placas['x-field'].renamedFrom = 'placas';
    },
    rule: 'bad-rename',
    line: 'renamedFrom',
  },
];
