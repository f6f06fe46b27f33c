import type { Fault } from '../../support/codegen/fault';
import { aField } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/keywords/far-fields.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a start that a reference of another kind would give',
    break: (_, { fields }) => {
      fields.compra['x-field'].startsFrom = 'marcaClave.nombre';
    },
    rule: 'wrong-type',
    line: 'startsFrom',
    suggests: 'same type',
  },
  {
    title: 'a start from a field that refers to nothing',
    break: (_, { fields }) => {
      fields.compra['x-field'].startsFrom = 'anio.compra';
    },
    rule: 'bad-reference',
    line: 'startsFrom',
  },
  {
    title: 'a copy of a field of another type',
    break: (_, { fields }) => {
      fields.copia = aField('integer', {}, { copy: 'marcaClave.nombre' });
    },
    rule: 'wrong-type',
    line: 'copy',
  },
  {
    title: 'a copy of a field that the other entity lacks',
    break: (_, { fields }) => {
      fields.nombreMarca = {
        title: 'Nombre',
        type: 'string',
        'x-field': { labels: { en: 'Name' }, copy: 'marcaClave.nombr' },
      };
    },
    rule: 'unknown-field',
    line: 'nombr',
    suggests: 'nombre',
  },
  {
    title: 'a copy from a field that refers to nothing',
    break: (_, { fields }) => {
      fields.copia = { title: 'Copia', type: 'string', 'x-field': { labels: { en: 'Copy' }, copy: 'placas.nombre' } };
    },
    rule: 'bad-reference',
    line: 'copy',
  },
  {
    title: 'a field of a record that is referred to, which does not have it',
    break: (_, { fields }) => {
      fields.marcaNombre = {
        title: 'Nombre de la marca',
        type: 'string',
        readOnly: true,
        'x-field': { labels: { en: 'Name of the make' }, through: 'marcaClave.nonbre' },
      };
    },
    rule: 'unknown-field',
    line: 'nonbre',
    suggests: 'nombre',
  },
  {
    title: 'a field of another type than that of the record that is referred to',
    break: (_, { fields }) => {
      fields.marcaNombre = {
        title: 'Nombre de la marca',
        type: 'integer',
        readOnly: true,
        'x-field': { labels: { en: 'Name of the make' }, through: 'marcaClave.nombre' },
      };
    },
    rule: 'wrong-type',
    line: 'marcaClave.nombre',
  },
  {
    title: 'a field through another that comes from a record that refers to it',
    break: (_, { fields }) => {
      fields.conTaller = {
        title: 'Con taller',
        type: 'boolean',
        readOnly: true,
        'x-field': { labels: { en: 'With a workshop' }, through: 'marcaClave.conTaller' },
      };
    },
    rule: 'unsupported',
    line: 'conTaller',
  },
];
