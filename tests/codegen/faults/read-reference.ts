import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/read-reference.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a reference to an entity that does not exist',
    break: (_, { fields }) => {
      fields.marcaClave['x-field'].reference = 'marka';
    },
    rule: 'unknown-entity',
    line: 'marka',
    suggests: 'marca',
  },
  {
    title: 'a reference whose type is not that of the key',
    break: (_, { fields }) => {
      fields.marcaClave = {
        title: 'Marca',
        type: 'integer',
        'x-field': { labels: { en: 'Make' }, reference: 'marca' },
      };
    },
    rule: 'wrong-type',
    line: 'integer',
    suggests: 'string',
  },
];
