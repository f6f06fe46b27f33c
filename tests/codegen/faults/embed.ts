import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/embed.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'an embedded entity that does not exist',
    break: (_, { fields }) => {
      fields.dueno = { title: 'Dueño', type: 'object', 'x-field': { labels: { en: 'Owner' }, embed: 'marcas' } };
    },
    rule: 'unknown-entity',
    line: 'marcas',
    suggests: 'marca',
  },
  {
    title: 'an entity that embeds itself',
    break: (_, { fields }) => {
      fields.gemela = { title: 'Gemela', type: 'object', 'x-field': { labels: { en: 'Twin' }, embed: 'ambulancia' } };
    },
    rule: 'embed-cycle',
    line: 'embed',
  },
  {
    title: 'entities that embed each other',
    break: (_, { fields, marca }) => {
      fields.suya = { title: 'Suya', type: 'object', 'x-field': { labels: { en: 'Its' }, embed: 'marca' } };
      marca.properties.insignia = {
        title: 'Insignia',
        type: 'object',
        'x-field': { labels: { en: 'Flagship' }, embed: 'ambulancia' },
      };
    },
    rule: 'embed-cycle',
    line: 'embed',
  },
];
