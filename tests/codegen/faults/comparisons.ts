import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/comparisons.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a comparison with an unknown field',
    break: (_, { fields }) => {
      fields.garantia['x-field'].notBelow = 'conpra';
    },
    rule: 'unknown-field',
    line: 'conpra',
    suggests: 'compra',
  },
  {
    title: 'a comparison of a field with itself',
    break: (_, { fields }) => {
      fields.garantia['x-field'].notBelow = ['compra', 'garantia'];
    },
    rule: 'bad-comparison',
    line: 'garantia',
    suggests: 'remove it',
  },
  {
    title: 'a comparison of a date with a number',
    break: (_, { fields }) => {
      fields.garantia['x-field'].notBelow = 'anio';
    },
    rule: 'bad-comparison',
    line: 'anio',
  },
  {
    title: 'a comparison of texts',
    break: (_, { fields }) => {
      fields.sobrenombre['x-field'].above = 'placas';
    },
    rule: 'bad-comparison',
    line: 'placas',
  },
  {
    title: 'a comparison with what the server sets',
    break: (_, { fields }) => {
      fields.compra.readOnly = true;
    },
    rule: 'bad-comparison',
    line: 'compra',
  },
  {
    title: 'fields that must each be more than the other',
    break: (_, { fields }) => {
      fields.cargaMinima['x-field'].above = 'cargaMaxima';
    },
    rule: 'bad-comparison',
    line: 'cargaMaxima',
  },
];
