import type { Fault } from '../../support/codegen/fault';
import { countOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/keywords/count.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a count of records that do not refer here',
    break: (_, { marca }) => {
      countOf(marca).field = 'placas';
    },
    rule: 'bad-reference',
    line: 'placas',
    suggests: 'marcaClave',
  },
  {
    title: 'a count over an unknown entity',
    break: (_, { marca }) => {
      countOf(marca).entity = 'ambulansia';
    },
    rule: 'unknown-entity',
    line: 'ambulansia',
    suggests: 'ambulancia',
  },
  {
    title: 'a count that is a text',
    break: (_, { marca }) => {
      countOf(marca);
      marca.properties.ambulancias.type = 'string';
    },
    rule: 'bad-count',
    line: 'count',
    suggests: 'remove',
  },
];
