import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/among.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'values among those of a field that tells no record apart',
    break: (_, { fields }) => {
      fields.proveedores['x-field'].among = 'marca.nombre';
    },
    rule: 'unknown-field',
    line: 'marca.nombre',
  },
  {
    title: 'a number among the values of a catalogue',
    break: (_, { fields }) => {
      fields.anio['x-field'].among = 'marca.clave';
    },
    rule: 'bad-among',
    line: 'among',
  },
  {
    title: 'a reference among the values of a catalogue',
    break: (_, { fields }) => {
      fields.marcaClave['x-field'].among = 'marca.clave';
    },
    rule: 'bad-among',
    line: 'among',
    suggests: 'reference',
  },
  {
    title: 'a part of an object among the values of a catalogue',
    break: (_, { fields }) => {
      fields.equipo.items.properties.nombre['x-field'].among = 'marca.clave';
    },
    rule: 'unsupported',
    line: 'among',
  },
];
