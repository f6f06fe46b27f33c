import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/places.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'values among those of an unknown entity',
    break: (_, { fields }) => {
      fields.proveedores['x-field'].among = 'marka.clave';
    },
    rule: 'unknown-entity',
    line: 'marka',
    suggests: 'marca',
  },
  {
    title: 'a field of a record of an unknown entity that refers to this one',
    break: (_, { marca }) => {
      marca.properties.conTaller['x-field'].inverse = 'tayer.marcaClave';
    },
    rule: 'unknown-entity',
    line: 'tayer',
    suggests: 'taller',
  },
  {
    title: 'records of an unknown entity that refer to this one',
    break: (_, { marca }) => {
      marca.properties.talleres['x-field'].related = 'tayer.otraClave';
    },
    rule: 'unknown-entity',
    line: 'tayer',
    suggests: 'taller',
  },
];
