import type { Fault } from '../../support/codegen/fault';
import { aText, aField, LONG } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/check-names.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a field called like the search text',
    break: (_, { fields }) => {
      fields.busqueda = aText();
    },
    rule: 'name-clash',
    line: 'busqueda',
    suggests: 'another name',
  },
  {
    title: 'a field whose column is one of every record',
    break: (_, { fields }) => {
      fields.creadoPOr = aText();
    },
    rule: 'name-clash',
    line: 'creadoPOr',
  },
  {
    title: 'a field whose column is that of the key',
    break: (_, { fields }) => {
      fields.ambulanciaID = aField('integer');
    },
    rule: 'name-clash',
    line: 'ambulanciaID',
  },
  {
    title: 'a field with a longer name than a column can have',
    break: (_, { fields }) => {
      fields[`${LONG}b`] = aText();
    },
    rule: 'bad-name',
    line: LONG,
  },
  {
    title: 'a column of lines called like their place',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = {};
      fields.equipo.items.properties.orden = aField('integer');
    },
    rule: 'name-clash',
    line: 'orden',
  },
  {
    title: 'a column of lines called like the key of their record',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = {};
      fields.equipo.items.properties.ambulanciaId = aField('integer');
    },
    rule: 'name-clash',
    line: 'ambulanciaId',
  },
  {
    title: 'a column of lines with a longer name than a column can have',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = {};
      fields.equipo.items.properties[LONG] = aText();
    },
    rule: 'name-clash',
    line: LONG,
  },
  {
    title: 'a field called like a column of every record',
    break: (_, { fields }) => {
      fields.version = { title: 'Versión', type: 'integer', 'x-field': { labels: { en: 'Version' } } };
    },
    rule: 'name-clash',
    line: 'version',
  },
  {
    title: 'a field called like the label of a reference',
    break: (_, { fields }) => {
      fields.marcaNombre = { title: 'Marca', type: 'string', 'x-field': { labels: { en: 'Make' } } };
    },
    rule: 'name-clash',
    line: 'marcaNombre',
  },
  {
    title: 'a field that is called like the text of the search by sound',
    break: (_, { fields }) => {
      fields.busquedaSonido = aText('Sonido', {});
    },
    rule: 'name-clash',
    line: 'busquedaSonido',
  },
];
