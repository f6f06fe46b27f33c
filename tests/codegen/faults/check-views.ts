import type { Fault } from '../../support/codegen/fault';

const title = { es: 'Con marca', en: 'With a make' };

/** Faults that `scripts/codegen/build/check-views.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'two tabs of one name',
    break: (_, { x }) => {
      x.views = [
        { id: 'nuevos', title, filter: { activo: true } },
        { id: 'nuevos', title, filter: { activo: false } },
      ];
    },
    rule: 'name-clash',
    line: 'nuevos',
    suggests: 'otherwise',
  },
  {
    title: 'a tab by an unknown field',
    break: (_, { x }) => {
      x.views = [{ id: 'nuevos', title, filter: { plcas: 'ABC' } }];
    },
    rule: 'unknown-field',
    line: 'plcas',
    suggests: 'placas',
  },
  {
    title: 'a tab of records without a list',
    break: (_, { x }) => {
      x.operations = ['get', 'create', 'update', 'delete'];
      x.views = [{ id: 'nuevos', title, filter: { activo: true } }];
    },
    rule: 'bad-filter',
    line: 'filter',
    suggests: 'list',
  },
];
