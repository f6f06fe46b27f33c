import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/sensitive.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'an initial of a number',
    break: (_, { fields }) => {
      fields.anio['x-field'].sensitive = { permission: 'catalogo.ver', show: 'initial' };
    },
    rule: 'bad-sensitive',
    line: 'initial',
    suggests: 'remove',
  },
  {
    title: 'fields shown of what is no record',
    break: (_, { fields }) => {
      fields.placas['x-field'].sensitive = { permission: 'catalogo.ver', show: { nombre: 'whole' } };
    },
    rule: 'bad-sensitive',
    line: 'show',
    suggests: 'remove',
  },
];
