import type { Fault } from '../../support/codegen/fault';
import { aText } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/keywords/lines.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a total of texts in lines',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = { totals: [{ field: 'nombre', fn: 'sum' }] };
    },
    rule: 'wrong-type',
    line: 'sum',
    suggests: 'count',
  },
  {
    title: 'a scan that adds to a text',
    break: (_, { fields }) => {
      fields.equipo.items.properties.marca = aText('Marca', {}, { reference: 'marca' });
      fields.equipo['x-field'].lines = { scan: 'marca', quantity: 'nombre' };
    },
    rule: 'wrong-type',
    line: 'quantity',
  },
  {
    title: 'a quantity of what is not scanned',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = { quantity: 'cantidad' };
    },
    rule: 'contradiction',
    line: 'quantity',
  },
  {
    title: 'lines that are unique by an unknown column',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = { unique: [['nombr']] };
    },
    rule: 'unknown-field',
    line: 'nombr',
    suggests: 'nombre',
  },
  {
    title: 'lines scanned by a column that refers to nothing',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = { scan: 'nombre' };
    },
    rule: 'bad-reference',
    line: 'nombre',
  },
  {
    title: 'a scan that fills in an unknown column',
    break: (_, { fields }) => {
      fields.equipo.items.properties.marca = aText('Marca', {}, { reference: 'marca' });
      fields.equipo['x-field'].lines = { scan: { reference: 'marca', lot: 'nombr' } };
    },
    rule: 'unknown-field',
    line: 'nombr',
    suggests: 'nombre',
  },
  {
    title: 'a scan by a part of it that refers to nothing',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = { scan: { reference: 'nombre' } };
    },
    rule: 'bad-reference',
    line: 'nombre',
  },
  {
    title: 'a lot that is no text',
    break: (_, { fields }) => {
      fields.equipo.items.properties.marca = aText('Marca', {}, { reference: 'marca' });
      fields.equipo['x-field'].lines = { scan: { reference: 'marca', lot: 'cantidad' } };
    },
    rule: 'wrong-type',
    line: 'lot',
  },
  {
    title: 'an expiry that is no date',
    break: (_, { fields }) => {
      fields.equipo.items.properties.marca = aText('Marca', {}, { reference: 'marca' });
      fields.equipo['x-field'].lines = { scan: { reference: 'marca', expiry: 'nombre' } };
    },
    rule: 'wrong-type',
    line: 'expiry',
  },
];
