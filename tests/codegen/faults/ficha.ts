import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/ficha.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a row that is called by an unknown field',
    break: (_, { x }) => {
      x.ficha = { name: '{plcas}', lines: ['{anio}'] };
    },
    rule: 'unknown-field',
    line: 'plcas',
    suggests: 'placas',
  },
  {
    title: 'a second line with the misspelt label of a reference',
    break: (_, { x }) => {
      x.ficha = { name: '{placas}', lines: ['{anio}', '{marcaNombr}'] };
    },
    rule: 'unknown-field',
    line: 'marcaNombr',
    suggests: 'marcaNombre',
  },
  {
    title: 'a second line with the key of a reference',
    break: (_, { x }) => {
      x.ficha = { name: '{placas}', lines: ['{marcaClave}'] };
    },
    rule: 'wrong-type',
    line: 'marcaClave',
    suggests: 'marcaNombre',
  },
  {
    title: 'a row that is called by a list',
    break: (_, { x }) => {
      x.ficha = { name: '{proveedores}', lines: ['{anio}'] };
    },
    rule: 'wrong-type',
    line: 'proveedores',
    suggests: 'one value',
  },
  {
    title: 'two lines of records without a list',
    break: (_, { x }) => {
      x.operations = ['get', 'create', 'update', 'delete'];
      x.ficha = { name: '{placas}', lines: ['{anio}'] };
    },
    rule: 'contradiction',
    line: 'ficha',
    suggests: 'remove it',
  },
];
