import type { Fault } from '../../support/codegen/fault';
import { aText, aField } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/keywords/read-keywords.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'digits of an integer',
    break: (_, { fields }) => {
      fields.anio['x-field'].precision = 4;
    },
    rule: 'wrong-type',
    line: 'precision',
    suggests: 'remove',
  },
  {
    title: 'decimals of a text',
    break: (_, { fields }) => {
      fields.placas['x-field'].scale = 2;
    },
    rule: 'wrong-type',
    line: 'scale',
  },
  {
    title: 'a field that is both computed and counted',
    break: (_, { marca }) => {
      marca.properties.ambulancias['x-field'].computed = { fn: 'total', from: ['nombre'] };
    },
    rule: 'contradiction',
    line: 'count',
  },
  {
    title: 'lines of an object',
    break: (_, { fields }) => {
      fields.caja = aField('object', { properties: { nota: aText() } }, { lines: {} });
    },
    rule: 'wrong-type',
    line: 'lines',
  },
  {
    title: 'a unit of a text',
    break: (_, { fields }) => {
      fields.placas['x-field'].unit = 'L';
    },
    rule: 'wrong-type',
    line: 'unit',
    suggests: 'remove',
  },
  {
    title: 'a mask of a number',
    break: (_, { fields }) => {
      fields.anio['x-field'].mask = 'digits';
    },
    rule: 'wrong-type',
    line: 'mask',
    suggests: 'remove',
  },
  {
    title: 'capitals of a number',
    break: (_, { fields }) => {
      fields.anio['x-field'].normalize = ['upper'];
    },
    rule: 'wrong-type',
    line: 'normalize',
  },
  {
    title: 'labels of codes of a text',
    break: (_, { fields }) => {
      fields.placas['x-field'].options = { A: { es: 'A', en: 'A' } };
    },
    rule: 'wrong-type',
    line: 'options',
  },
  {
    title: 'a field that is typed once and set by the server',
    break: (_, { fields }) => {
      fields.estatus['x-field'].writeOnce = true;
    },
    rule: 'contradiction',
    line: 'writeOnce',
  },
];
