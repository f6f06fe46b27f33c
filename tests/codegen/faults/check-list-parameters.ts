import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/check-list-parameters.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a parameter of the list called like those of every list',
    break: (_, { x }) => {
      x.listParameters = { pageSize: { description: 'x', only: ['placas'] } };
    },
    rule: 'name-clash',
    line: 'pageSize',
  },
  {
    title: 'a parameter for what is tied to nobody',
    break: (_, { x }) => {
      x.listParameters = { mias: { description: 'x', own: 'proveedor' } };
    },
    rule: 'bad-parameter',
    line: 'proveedor',
  },
  {
    title: 'a parameter that leaves an unknown field',
    break: (_, { x }) => {
      x.listParameters = { breve: { description: 'x', only: ['plakas'] } };
    },
    rule: 'unknown-field',
    line: 'plakas',
    suggests: 'placas',
  },
  {
    title: 'a parameter that looks for a value in a number',
    break: (_, { x }) => {
      x.listParameters = { del: { description: 'x', is: 'anio' } };
    },
    rule: 'wrong-type',
    line: 'anio',
  },
  {
    title: 'a parameter that counts an age from a number',
    break: (_, { x }) => {
      x.listParameters = {
        para: { description: 'x', suits: { entity: 'taller', age: { born: 'nivel', least: 'anio' } } },
      };
    },
    rule: 'wrong-type',
    line: 'nivel',
  },
  {
    title: 'a parameter that holds an age against a text',
    break: (_, { x }) => {
      x.listParameters = { para: { description: 'x', suits: { entity: 'taller', same: { placas: 'nivell' } } } };
    },
    rule: 'unknown-field',
    line: 'nivell',
    suggests: 'nivel',
  },
];
