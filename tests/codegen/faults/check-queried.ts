import type { Fault } from '../../support/codegen/fault';
import { aText, ageOf, pickerOf, pileOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/check-queried.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a list sorted by what is computed',
    break: (_, { x, fields }) => {
      ageOf(fields);
      x.sort = { field: 'edad' };
    },
    rule: 'bad-sort',
    line: 'edad',
    suggests: 'stored',
  },
  {
    title: 'equals that a list decides among',
    break: (_, { x, fields }) => {
      ageOf(fields);
      x.sort = { field: 'placas', thenBy: ['edad'] };
    },
    rule: 'bad-sort',
    line: 'edad',
    suggests: 'remove',
  },
  {
    title: 'a list sorted by a list',
    break: (_, { x }) => {
      x.sort = { field: 'proveedores' };
    },
    rule: 'bad-sort',
    line: 'proveedores',
  },
  {
    title: 'a list sorted by an object',
    break: (_, { x }) => {
      x.sort = { field: 'responsable' };
    },
    rule: 'bad-sort',
    line: 'responsable',
  },
  {
    title: 'a list sorted by related records',
    break: (_, { marca }) => {
      marca['x-entity'].sort = { field: 'talleres' };
    },
    rule: 'bad-sort',
    line: 'talleres',
    suggests: 'nombre',
  },
  {
    title: 'a list sorted by its label, which is computed',
    break: (_, { marca }) => {
      marca.properties.rotulo = aText('Rótulo', {}, { computed: { fn: 'rotulo', from: ['nombre'] } });
      marca['x-entity'].label = '{rotulo}';
    },
    rule: 'bad-sort',
    line: 'rotulo',
    suggests: 'sort',
  },
  {
    title: 'a sortable column of what is computed',
    break: (_, { fields }) => {
      ageOf(fields, { list: { sortable: true } });
    },
    rule: 'bad-list',
    line: 'sortable',
    suggests: 'remove',
  },
  {
    title: 'a sortable column of a list',
    break: (_, { fields }) => {
      fields.proveedores['x-field'].list = { sortable: true };
    },
    rule: 'bad-list',
    line: 'sortable',
  },
  {
    title: 'a filter by what is computed',
    break: (_, { fields }) => {
      ageOf(fields, { filter: true });
    },
    rule: 'bad-filter',
    line: 'filter',
    suggests: 'remove',
  },
  {
    title: 'a total of texts',
    break: (_, { fields }) => {
      fields.placas['x-field'].list = { total: true };
    },
    rule: 'wrong-type',
    line: 'total',
    suggests: 'remove',
  },
  {
    title: 'a total of what is counted',
    break: (_, { marca }) => {
      marca.properties.ambulancias['x-field'].list = { total: true };
    },
    rule: 'wrong-type',
    line: 'total',
  },
  {
    title: 'a pile of work filtered by what is computed',
    break: (s, { fields }) => {
      ageOf(fields);
      pileOf(s, { edad: 3 });
    },
    rule: 'bad-filter',
    line: 'edad',
    suggests: 'remove',
  },
  {
    title: 'a pile of work filtered by an unknown operator',
    break: (s) => {
      pileOf(s, { anio: { gre: 2000 } });
    },
    rule: 'bad-filter',
    line: 'gre',
    suggests: 'gte',
  },
  {
    title: 'a pile of work filtered by an operator of another type',
    break: (s) => {
      pileOf(s, { anio: { like: '20' } });
    },
    rule: 'bad-filter',
    line: 'like',
  },
  {
    title: 'a picker narrowed by what is computed',
    break: (_, { fields }) => {
      ageOf(fields);
      pickerOf(fields, { filter: { edad: 3 } });
    },
    rule: 'bad-filter',
    line: 'edad',
  },
];
