import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/inverse.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a field of records of which several may refer to this one',
    break: (_, { marca }) => {
      marca.properties.conTaller['x-field'].inverse = 'taller.otraClave';
    },
    rule: 'bad-inverse',
    line: 'otraClave',
  },
  {
    title: 'a field that the record that refers to this one lacks',
    break: (_, { marca }) => {
      marca.properties.tallerNivel['x-field'].inverse = 'taller.marcaClave.nibel';
    },
    rule: 'unknown-field',
    line: 'nibel',
    suggests: 'nivel',
  },
  {
    title: 'a field of another type than that of the record that refers to this one',
    break: (_, { marca }) => {
      marca.properties.tallerNivel['x-field'].inverse = 'taller.marcaClave.nombre';
    },
    rule: 'bad-inverse',
    line: 'nombre',
  },
  {
    title: 'whether a record refers to this one, as a number',
    break: (_, { marca }) => {
      marca.properties.tallerNivel['x-field'].inverse = 'taller.marcaClave';
    },
    rule: 'wrong-type',
    line: 'integer',
    suggests: 'boolean',
  },
];
