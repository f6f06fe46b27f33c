import type { Fault } from '../../support/codegen/fault';
import { partyOf, matrixOf, aText } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/check-entity.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a picker that depends on a field that does not exist',
    break: (_, { fields }) => {
      fields.marcaClave['x-field'].reference = { entity: 'marca', dependsOn: { nombre: 'colr' } };
    },
    rule: 'unknown-field',
    line: 'colr',
    suggests: 'color',
  },
  {
    title: 'a label template with an unknown field',
    break: (_, { x }) => {
      x.label = '{placa}';
    },
    rule: 'unknown-field',
    line: '{placa}',
    suggests: 'placas',
  },
  {
    title: 'a label template of a code, which is shown as it is',
    break: (_, { x }) => {
      x.label = '{placas} · {color}';
    },
    rule: 'bad-label',
    line: '{color}',
  },
  {
    title: 'a detail template of yes and no',
    break: (_, { x, fields }) => {
      fields.blindada = { title: 'Blindada', type: 'boolean', 'x-field': { labels: { en: 'Armoured' } } };
      x.detail = '{blindada}';
    },
    rule: 'bad-label',
    line: '{blindada}',
  },
  {
    title: 'a search over an unknown field',
    break: (_, { x }) => {
      x.search = ['placs'];
    },
    rule: 'unknown-field',
    line: 'placs',
    suggests: 'placas',
  },
  {
    title: 'a search over a number',
    break: (_, { x }) => {
      x.search = ['anio'];
    },
    rule: 'bad-search',
    line: 'anio',
  },
  {
    title: 'a search by the sound of what is not searched',
    break: (_, { x, fields }) => {
      fields.apodo = aText('Apodo', {});
      x.searchBySound = ['apodo'];
    },
    rule: 'bad-search',
    line: 'apodo',
    suggests: 'remove',
  },
  {
    title: 'a search by the sound of a number',
    break: (_, { x }) => {
      x.searchBySound = ['anio'];
    },
    rule: 'bad-search',
    line: 'anio',
    suggests: 'remove',
  },
  {
    title: 'duplicates by the sound of what is not found by it',
    break: (_, { x }) => {
      x.possibleDuplicates = { rules: [{ sounds: ['placas'] }] };
    },
    rule: 'bad-duplicates',
    line: 'placas',
    suggests: 'remove',
  },
  {
    title: 'duplicates by an unknown field',
    break: (_, { x }) => {
      x.possibleDuplicates = { rules: [{ same: ['placaz'] }] };
    },
    rule: 'unknown-field',
    line: 'placaz',
    suggests: 'placas',
  },
  {
    title: 'a default sort by an unknown field',
    break: (_, { x }) => {
      x.sort.field = 'placaz';
    },
    rule: 'unknown-field',
    line: 'placaz',
    suggests: 'placas',
  },
  {
    title: 'a required field that does not exist',
    break: (_, { ambulancia }) => {
      ambulancia.required.push('modelo');
    },
    rule: 'unknown-field',
    line: 'modelo',
  },
  {
    title: 'a condition on an unknown field',
    break: (_, { fields }) => {
      fields.litrosOxigeno['x-field'].when.field = 'tieneOxgeno';
    },
    rule: 'unknown-field',
    line: 'tieneOxgeno',
    suggests: 'tieneOxigeno',
  },
  {
    title: 'a computed field of an unknown field',
    break: (_, { fields }) => {
      fields.edad = {
        title: 'Edad',
        type: 'integer',
        'x-field': { labels: { en: 'Age' }, computed: { fn: 'edad', from: ['aniio'] } },
      };
    },
    rule: 'unknown-field',
    line: 'aniio',
    suggests: 'anio',
  },
  {
    title: 'a field that fills in an unknown one',
    break: (_, { fields }) => {
      fields.serie['x-field'].fills.into = ['anyo'];
    },
    rule: 'unknown-field',
    line: 'anyo',
    suggests: 'anio',
  },
  {
    title: 'another shape called like a schema of the API',
    break: (_, { x }) => {
      x.alsoSent = { name: 'MarcaInput', description: 'x', schema: { type: 'object', properties: {} } };
    },
    rule: 'name-clash',
    line: 'MarcaInput',
  },
  {
    title: 'a misspelt field that decides among equals',
    break: (_, { x }) => {
      x.sort = { field: 'placas', thenBy: ['placa'] };
    },
    rule: 'unknown-field',
    line: 'placa',
    suggests: 'placas',
  },
  {
    title: 'a search over what is computed',
    break: (_, { x, fields }) => {
      fields.rotulo = aText('Rótulo', {}, { computed: { fn: 'rotulo', from: ['placas'] } });
      x.search.push('rotulo');
    },
    rule: 'bad-search',
    line: 'rotulo',
  },
  {
    title: 'a picker of a line that depends on what the line has not',
    break: (_, { fields }) => {
      fields.equipo.items.properties.marca = aText(
        'Marca',
        {},
        { reference: { entity: 'marca', dependsOn: { nombre: 'equipo.nombr' } } },
      );
      fields.equipo['x-field'].lines = {};
    },
    rule: 'unknown-field',
    line: 'nombr',
  },
  {
    title: 'a key that is not a field',
    break: (_, { marca }) => {
      marca['x-entity'].key = 'clav';
    },
    rule: 'unknown-field',
    line: 'clav',
    suggests: 'clave',
  },
  {
    title: 'a key that may be empty',
    break: (_, { marca }) => {
      marca.required = ['nombre'];
    },
    rule: 'bad-key',
    line: 'clave',
  },
  {
    title: 'a matrix that affects an unknown field',
    break: (s) => {
      matrixOf(s).affects = 'ano';
    },
    rule: 'unknown-field',
    line: '"ano"',
    suggests: 'anio',
  },
  {
    title: 'a step whose scope is an unknown field',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.scope = { unidad: 'unidadId' };
    },
    rule: 'unknown-field',
    line: 'unidadId',
  },
  {
    title: 'a party by an unknown field',
    break: (_, { x, fields }) => {
      partyOf(x, fields).scope = { unidad: 'tallrId' };
    },
    rule: 'unknown-field',
    line: 'tallrId',
    suggests: 'tallerId',
  },
];
