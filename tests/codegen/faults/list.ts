import type { Fault } from '../../support/codegen/fault';
import { ageOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/keywords/list.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a cell that changes what is computed',
    break: (_, { fields }) => {
      ageOf(fields, { list: { inline: true } });
    },
    rule: 'bad-list',
    line: 'inline',
    suggests: 'remove',
  },
  {
    title: 'a cell that changes what the record is called',
    break: (_, { marca }) => {
      marca.properties.nombre['x-field'].list = { inline: true };
    },
    rule: 'bad-list',
    line: 'inline',
    suggests: 'remove',
  },
  {
    title: 'a cell that changes what only some records have',
    break: (_, { fields }) => {
      fields.litrosOxigeno['x-field'].list = { inline: true };
    },
    rule: 'bad-list',
    line: 'inline',
    suggests: 'remove',
  },
];
