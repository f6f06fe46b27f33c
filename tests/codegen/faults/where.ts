import type { Fault } from '../../support/codegen/fault';
import { countOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/keywords/where.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'related records told apart by a field that they lack',
    break: (_, { marca }) => {
      marca.properties.talleres['x-field'].related = { by: 'taller.otraClave', where: { nombr: 'Central' } };
    },
    rule: 'unknown-field',
    line: 'nombr',
    suggests: 'nombre',
  },
  {
    title: 'a count told apart by an unknown field',
    break: (_, { marca }) => {
      countOf(marca).where = { colour: 'ROJO' };
    },
    rule: 'unknown-field',
    line: 'colour',
    suggests: 'color',
  },
];
