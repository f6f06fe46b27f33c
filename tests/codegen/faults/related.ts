import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/related.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'records of an entity that does not refer to this one',
    break: (_, { marca }) => {
      marca.properties.talleres['x-field'].related = 'taller.otraClabe';
    },
    rule: 'bad-related',
    line: 'otraClabe',
    suggests: 'otraClave',
  },
  {
    title: 'chosen related records of an entity that does not refer to this one',
    break: (_, { marca }) => {
      marca.properties.talleres['x-field'].related = { by: 'taller.otraClabe', where: { nombre: 'Central' } };
    },
    rule: 'bad-related',
    line: 'otraClabe',
    suggests: 'otraClave',
  },
  {
    title: 'a field that the related records lack',
    break: (_, { marca }) => {
      marca.properties.talleres.items.properties.nibel = marca.properties.talleres.items.properties.nombre;
    },
    rule: 'unknown-field',
    line: 'nibel',
    suggests: 'nivel',
  },
  {
    title: 'a field of related records of another type',
    break: (_, { marca }) => {
      marca.properties.talleres.items.properties.nombre.type = 'integer';
      delete marca.properties.talleres.items.properties.nombre.maxLength;
    },
    rule: 'bad-related',
    line: 'nombre',
  },
];
