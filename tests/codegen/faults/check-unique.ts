import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/check-unique.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a unique key over lines',
    break: (_, { x, fields }) => {
      fields.equipo['x-field'].lines = {};
      x.unique.push(['equipo']);
    },
    rule: 'bad-unique',
    line: 'equipo',
  },
  {
    title: 'a unique key over a list',
    break: (_, { x }) => {
      x.unique.push(['proveedores']);
    },
    rule: 'bad-unique',
    line: 'proveedores',
  },
  {
    title: 'a unique key over a count',
    break: (_, { marca }) => {
      marca['x-entity'].unique = [{ fields: ['ambulancias'] }];
    },
    rule: 'bad-unique',
    line: 'ambulancias',
    suggests: 'nombre',
  },
  {
    title: 'a unique key that stands twice',
    break: (_, { x }) => {
      x.unique = [['placas', 'anio'], { fields: ['anio', 'placas'], activeOnly: true }];
    },
    rule: 'duplicate-item',
    line: '{',
    suggests: 'remove',
  },
  {
    title: 'a unique key that is the key',
    break: (_, { marca }) => {
      marca['x-entity'].unique = [['clave']];
    },
    rule: 'duplicate-item',
    line: '[',
    suggests: 'remove',
  },
  {
    title: 'a unique key over an unknown field',
    break: (_, { x }) => {
      x.unique = [['placas', 'estatuz']];
    },
    rule: 'unknown-field',
    line: 'estatuz',
    suggests: 'estatus',
  },
  {
    title: 'a unique text that no index has room for',
    break: (_, { fields }) => {
      fields.placas.maxLength = 4000;
    },
    rule: 'bad-unique',
    line: 'placas',
  },
];
