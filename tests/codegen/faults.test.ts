import { readdir } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { SYSTEM_TABLES } from '../../scripts/codegen/build/reserved-names';
import * as systemTables from '../../src/server/db/system-tables';
import { baseSchemas, type SchemaNode } from '../support/codegen/base-schemas';
import { compileProject, withProject } from '../support/codegen/project';

type Schemas = Record<string, SchemaNode>;
interface Fault {
  /** What is wrong, in a sentence. */
  readonly what: string;
  readonly break: (
    schemas: Schemas,
    parts: {
      marca: SchemaNode;
      ambulancia: SchemaNode;
      x: SchemaNode;
      fields: SchemaNode;
      operation: SchemaNode;
      report: SchemaNode;
    },
  ) => void;
  readonly rule: string;
  /** Text that the reported line must hold. */
  readonly line: string;
  /** Text that the suggestion must hold. */
  readonly suggests?: string;
}

const AMBULANCE = 'entities/flota/ambulancia.json';
const rename = (object: SchemaNode, from: string, to: string) => {
  object[to] = object[from];
  delete object[from];
};

/** A sound import of ambulances, to be broken. */
function importOf(schemas: Schemas): SchemaNode {
  const operation = {
    kind: 'import',
    title: { es: 'Importar', en: 'Import' },
    path: '/importar',
    permission: 'catalogo.administrar',
    import: { columns: ['placas', 'anio'], match: 'placas' },
  };
  schemas['endpoints/flota/ambulancia.json']!.operations.importarAmbulancia = operation;
  return operation;
}

/** A sound party of the ambulance, to be broken: the unit that repairs it. */
function partyOf(x: SchemaNode, fields: SchemaNode): SchemaNode {
  fields.tallerId = {
    title: 'Taller',
    type: 'integer',
    'x-field': { labels: { en: 'Workshop' }, reference: 'unidad' },
  };
  x.parties = { taller: { title: { es: 'el taller', en: 'the workshop' }, scope: { unidad: 'tallerId' } } };
  return x.parties.taller;
}

/** A sound file of ambulances, to be broken. */
function exportOf(schemas: Schemas): SchemaNode {
  const operation = {
    kind: 'export',
    title: { es: 'Exportar', en: 'Export' },
    path: '/exportar-revision',
    permission: 'catalogo.ver',
    export: {
      columns: [
        { field: 'placas', title: { es: 'Placas', en: 'Plates' } },
        { field: 'revision', title: { es: 'Última revisión', en: 'Last check' }, format: 'date' },
      ],
    },
  };
  schemas['endpoints/flota/ambulancia.json']!.operations.exportarRevision = operation;
  return operation;
}

/** A sound matrix of choices, with the operation that its rows come from, to be broken. */
function matrixOf(schemas: Schemas): SchemaNode {
  const field = (title: string, en: string, more: object = {}, own: object = {}) => ({
    title,
    type: 'string',
    ...more,
    'x-field': { labels: { en }, ...own },
  });
  schemas['endpoints/flota/ambulancia.json']!.operations.servicios = {
    kind: 'query',
    title: { es: 'Servicios', en: 'Services' },
    path: '/servicios',
    permission: 'catalogo.ver',
    answer: { type: 'object' },
  };
  const atiende = {
    title: 'Atiende',
    type: 'array',
    items: {
      type: 'object',
      properties: {
        servicio: field('Servicio', 'Service'),
        grado: field(
          'Grado',
          'Degree',
          { enum: ['TODO', 'URGENCIAS'] },
          { options: { TODO: { es: 'Todo', en: 'All' }, URGENCIAS: { es: 'Urgencias', en: 'Emergencies' } } },
        ),
      },
    },
    'x-field': {
      labels: { en: 'Serves' },
      matrix: {
        rows: 'servicios',
        key: 'servicio',
        choice: 'grado',
        order: [['TODO'], ['URGENCIAS']],
        affects: 'anio',
      },
    },
  };
  schemas[AMBULANCE]!.properties.atiende = atiende;
  return atiende['x-field'].matrix;
}

/** A sound count of ambulances by make, to be broken. */
function countOf(marca: SchemaNode): SchemaNode {
  marca.properties.ambulancias = {
    title: 'Ambulancias',
    type: 'integer',
    readOnly: true,
    'x-field': {
      labels: { en: 'Ambulances' },
      count: { entity: 'ambulancia', field: 'marcaClave', where: { color: ['ROJO'], tieneOxigeno: true } },
      list: true,
    },
  };
  return marca.properties.ambulancias['x-field'].count;
}

/** A sound pair of permissions at odds, to be broken. */
function conflictOf(schemas: Schemas): SchemaNode {
  const conflict = {
    permissions: ['catalogo.ver', 'catalogo.administrar'],
    reason: { es: 'Se revisa a sí mismo.', en: 'They review themselves.' },
    severity: 'ALTO',
  };
  schemas['profiles.json']!.conflicts = [conflict];
  return conflict;
}

/** The file of ambulances with something so many levels deep where the default of the year stands. */
function deepened(schemas: Schemas, [open, close]: readonly [string, string], levels: number): void {
  schemas[AMBULANCE] = JSON.stringify(schemas[AMBULANCE]).replace(
    '"default":2026',
    `"default":${open.repeat(levels)}1${close.repeat(levels)}`,
  );
}

/** A text that is sound by itself. */
const aText = (title = 'Nota', more: object = {}, own: object = {}): SchemaNode => ({
  title,
  type: 'string',
  maxLength: 60,
  ...more,
  'x-field': { labels: { en: title }, ...own },
});
/** A field of another type that is sound by itself. */
const aField = (type: string, more: object = {}, own: object = {}): SchemaNode => ({
  title: 'Dato',
  type,
  ...more,
  'x-field': { labels: { en: 'Datum' }, ...own },
});
const LONG = 'a'.repeat(70);

/** A field of ambulances that is computed. */
function ageOf(fields: SchemaNode, own: object = {}): void {
  fields.edad = aField('integer', {}, { computed: { fn: 'edad', from: ['anio'] }, ...own });
}

/** An ambulance that refers to another, chosen among some. */
function pickerOf(fields: SchemaNode, narrowed: object): void {
  fields.relevo = aField('integer', {}, { reference: { entity: 'ambulancia', ...narrowed } });
}

/** A list of references. */
function listOf(reference: object): SchemaNode {
  return aField('array', { items: { type: 'integer' } }, { reference });
}

/** Sound lines that a step fills in, to be broken. */
function stepLinesOf(x: SchemaNode, fields: SchemaNode): SchemaNode {
  fields.equipo.items.properties.entregada = aField('integer', { readOnly: true });
  fields.equipo['x-field'].lines = {};
  x.lifecycle.transitions.retirar.lines = { field: 'equipo', fields: ['entregada'] };
  return x.lifecycle.transitions.retirar.lines;
}

/** An entry of the menu: ambulances with a filter on. */
function pileOf(schemas: Schemas, filter: object): void {
  schemas['navigation.json']!.groups[0].items = [
    { id: 'pila', title: { es: 'Pila', en: 'Pile' }, entity: 'ambulancia', filter },
  ];
}

/** A sound number of ambulances, to be broken. */
function folioOf(schemas: Schemas, entity = AMBULANCE): { folio: SchemaNode; field: SchemaNode } {
  schemas['entities/red/unidad.json'] ??= {
    ...structuredClone(schemas['entities/flota/marca.json']),
    title: 'Unidad',
    properties: { clues: aText('CLUES', { maxLength: 11 }) },
    required: ['clues'],
    'x-entity': {
      labels: { es: { one: 'Unidad', many: 'Unidades' }, en: { one: 'Unit', many: 'Units' } },
      label: '{clues}',
    },
  };
  const { properties, required, 'x-entity': x } = schemas[entity]!;
  properties.unidadId = aField('integer', {}, { reference: 'unidad' });
  properties.folio = aText('Folio', { maxLength: 26, readOnly: true });
  required.push('unidadId');
  x.folio = { series: 'AMB', digits: 5, unit: 'unidadId' };
  return { folio: x.folio, field: properties.folio };
}

/** A sound button, to be broken. */
function buttonOf(schemas: Schemas): SchemaNode {
  return schemas['endpoints/flota/ambulancia.json']!.operations.enviarTaller.button;
}

const FAULTS: readonly Fault[] = [
  {
    what: 'a picture that is a number',
    break: (_, { fields }) => {
      fields.foto = aField('integer', {}, { file: 'image' });
    },
    rule: 'wrong-type',
    line: '"file"',
    suggests: 'remove',
  },
  {
    what: 'a picture whose text may be anything',
    break: (_, { fields }) => {
      fields.foto = aText('Foto', {}, { file: 'image' });
    },
    rule: 'wrong-type',
    line: '"file"',
    suggests: '"format": "uuid"',
  },
  {
    what: 'a picture with a mask',
    break: (_, { fields }) => {
      fields.foto = aText('Foto', { format: 'uuid' }, { file: 'image', mask: 'digits' });
    },
    rule: 'contradiction',
    line: '"mask"',
    suggests: 'remove',
  },
  {
    what: 'a picture inside an object',
    break: (_, { fields }) => {
      fields.equipo = aField('object', { properties: { foto: aText('Foto', { format: 'uuid' }, { file: 'image' }) } });
    },
    rule: 'unsupported',
    line: '"file"',
  },
  {
    what: 'a link that may hold any text',
    break: (_, { fields }) => {
      fields.sitio = aText('Sitio', {}, { widget: 'url' });
    },
    rule: 'wrong-type',
    line: '"widget"',
    suggests: '"format": "uri"',
  },
  {
    what: 'comments under records that have no page',
    break: (_, { x }) => {
      x.comments = true;
      x.operations = ['list'];
    },
    rule: 'contradiction',
    line: '"comments"',
    suggests: 'get',
  },
  {
    what: 'comments that take a permission that there is not',
    break: (_, { x }) => {
      x.comments = { write: 'ambulancia.comentar' };
    },
    rule: 'unknown-permission',
    line: 'ambulancia.comentar',
  },
  {
    what: 'a comma too many',
    break: (s) => {
      s[AMBULANCE] = '{ "title": "Ambulancia",, }';
    },
    rule: 'json-syntax',
    line: ',,',
  },
  {
    what: 'an empty file',
    break: (s) => {
      s[AMBULANCE] = '';
    },
    rule: 'json-syntax',
    line: '',
  },
  {
    what: 'a file cut short',
    break: (s) => {
      s[AMBULANCE] = JSON.stringify(s[AMBULANCE]).slice(0, 200);
    },
    rule: 'json-syntax',
    line: 'Ambulancia',
  },
  {
    what: 'a key that stands twice',
    break: (s) => {
      s['entities/flota/marca.json'] = JSON.stringify(s['entities/flota/marca.json'], null, 2).replace(
        '"title": "Marca"',
        '"title": "Otra",\n  "title": "Marca"',
      );
    },
    rule: 'duplicate-key',
    line: '"title": "Marca"',
  },
  {
    what: 'five thousand lists inside each other',
    break: (s) => deepened(s, ['[', ']'], 5000),
    rule: 'json-syntax',
    line: 'Ambulancia',
  },
  {
    what: 'five thousand objects inside each other',
    break: (s) => deepened(s, ['{"a":', '}'], 5000),
    rule: 'json-syntax',
    line: 'Ambulancia',
  },
  {
    what: 'five thousand lists that nobody closes',
    break: (s) => {
      s[AMBULANCE] = '['.repeat(5000);
    },
    rule: 'json-syntax',
    line: '[[',
  },
  {
    what: 'a list of lists',
    break: (_, { fields }) => {
      fields.tabla = aField('array', { items: { type: 'array', items: { type: 'string' } } });
    },
    rule: 'unsupported',
    line: 'items',
  },
  ...['hasOwnProperty', 'constructor', 'toString', 'valueOf'].map((name): Fault => ({
    what: `a field called ${name}`,
    break: (_, { fields }) => {
      fields[name] = aText();
    },
    rule: 'bad-name',
    line: name,
    suggests: 'another name',
  })),
  {
    what: 'a field called __proto__',
    break: (s) => {
      s[AMBULANCE] = JSON.stringify(s[AMBULANCE], null, 1).replace('"sobrenombre"', '"__proto__"');
    },
    rule: 'bad-name',
    line: '__proto__',
  },
  {
    what: 'a field of items called hasOwnProperty',
    break: (_, { fields }) => {
      fields.equipo.items.properties.hasOwnProperty = aText();
    },
    rule: 'bad-name',
    line: 'hasOwnProperty',
  },
  {
    what: 'a step called constructor',
    break: (_, { x }) => rename(x.lifecycle.transitions, 'liberar', 'constructor'),
    rule: 'bad-name',
    line: 'constructor',
  },
  {
    what: 'an operation called toString',
    break: (s) => rename(s['endpoints/flota/ambulancia.json']!.operations, 'ubicacion', 'toString'),
    rule: 'bad-name',
    line: 'toString',
  },
  {
    what: 'an entity called like a word of the language',
    break: (s) => {
      s['entities/flota/class.json'] = s['entities/flota/taller.json']!;
    },
    rule: 'bad-name',
    line: '{',
    suggests: 'rename',
  },
  {
    what: 'an entity called like a table of the server',
    break: (s) => {
      s['entities/flota/sesion.json'] = s['entities/flota/taller.json']!;
    },
    rule: 'bad-name',
    line: '{',
    suggests: 'rename',
  },
  {
    what: 'a unique key over lines',
    break: (_, { x, fields }) => {
      fields.equipo['x-field'].lines = {};
      x.unique.push(['equipo']);
    },
    rule: 'bad-unique',
    line: 'equipo',
  },
  {
    what: 'a unique key over a list',
    break: (_, { x }) => {
      x.unique.push(['proveedores']);
    },
    rule: 'bad-unique',
    line: 'proveedores',
  },
  {
    what: 'a unique key over a count',
    break: (_, { marca }) => {
      marca['x-entity'].unique = [{ fields: ['ambulancias'] }];
    },
    rule: 'bad-unique',
    line: 'ambulancias',
    suggests: 'nombre',
  },
  {
    what: 'a unique key that stands twice',
    break: (_, { x }) => {
      x.unique = [['placas', 'anio'], { fields: ['anio', 'placas'], activeOnly: true }];
    },
    rule: 'duplicate-item',
    line: '{',
    suggests: 'remove',
  },
  {
    what: 'a unique key that is the key',
    break: (_, { marca }) => {
      marca['x-entity'].unique = [['clave']];
    },
    rule: 'duplicate-item',
    line: '[',
    suggests: 'remove',
  },
  {
    what: 'a field called like the search text',
    break: (_, { fields }) => {
      fields.busqueda = aText();
    },
    rule: 'name-clash',
    line: 'busqueda',
    suggests: 'another name',
  },
  {
    what: 'a field whose column is one of every record',
    break: (_, { fields }) => {
      fields.creadoPOr = aText();
    },
    rule: 'name-clash',
    line: 'creadoPOr',
  },
  {
    what: 'a field whose column is that of the key',
    break: (_, { fields }) => {
      fields.ambulanciaID = aField('integer');
    },
    rule: 'name-clash',
    line: 'ambulanciaID',
  },
  {
    what: 'a field with a longer name than a column can have',
    break: (_, { fields }) => {
      fields[`${LONG}b`] = aText();
    },
    rule: 'bad-name',
    line: LONG,
  },
  {
    what: 'a column of lines called like their place',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = {};
      fields.equipo.items.properties.orden = aField('integer');
    },
    rule: 'name-clash',
    line: 'orden',
  },
  {
    what: 'a column of lines called like the key of their record',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = {};
      fields.equipo.items.properties.ambulanciaId = aField('integer');
    },
    rule: 'name-clash',
    line: 'ambulanciaId',
  },
  {
    what: 'a column of lines with a longer name than a column can have',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = {};
      fields.equipo.items.properties[LONG] = aText();
    },
    rule: 'name-clash',
    line: LONG,
  },
  {
    what: 'lines in a table of the server',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = { table: 'bitacora' };
    },
    rule: 'name-clash',
    line: 'lines',
  },
  {
    what: 'lines in a table with a longer name than the database keeps',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = { table: LONG };
    },
    rule: 'bad-name',
    line: 'lines',
  },
  {
    what: 'a file that holds a list',
    break: (s) => {
      s[AMBULANCE] = '[1, 2]';
    },
    rule: 'wrong-type',
    line: '[1, 2]',
  },
  {
    what: 'a misspelt JSON Schema keyword',
    break: (_, { fields }) => rename(fields.placas, 'maxLength', 'maxLenght'),
    rule: 'unknown-keyword',
    line: 'maxLenght',
    suggests: 'maxLength',
  },
  {
    what: 'a misspelt keyword of ours',
    break: (_, { fields }) => rename(fields.marcaClave['x-field'], 'reference', 'referense'),
    rule: 'unknown-keyword',
    line: 'referense',
    suggests: 'reference',
  },
  {
    what: 'a misspelt entity keyword',
    break: (_, { x }) => rename(x, 'search', 'serach'),
    rule: 'unknown-keyword',
    line: 'serach',
    suggests: 'search',
  },
  {
    what: 'a misspelt keyword inside a list setting',
    break: (_, { fields }) => {
      fields.placas['x-field'].list = { sortible: false };
    },
    rule: 'unknown-keyword',
    line: 'sortible',
    suggests: 'sortable',
  },
  {
    what: 'a misspelt keyword in a condition',
    break: (_, { fields }) => {
      fields.litrosOxigeno['x-field'].when = { field: 'tieneOxigeno', equal: true };
    },
    rule: 'unknown-keyword',
    line: 'equal',
    suggests: 'equals',
  },
  {
    what: 'a missing x-entity',
    break: (_, { ambulancia }) => {
      delete ambulancia['x-entity'];
    },
    rule: 'missing-keyword',
    line: '{',
  },
  {
    what: 'a type that does not exist',
    break: (_, { fields }) => {
      fields.anio.type = 'int';
    },
    rule: 'unknown-value',
    line: '"int"',
    suggests: 'integer',
  },
  {
    what: 'a number where a text belongs',
    break: (_, { fields }) => {
      fields.placas.title = 5;
    },
    rule: 'wrong-type',
    line: '"title": 5',
  },
  {
    what: 'an icon that nobody draws',
    break: (_, { x }) => {
      x.icon = 'hospitl';
    },
    rule: 'unknown-value',
    line: 'hospitl',
    suggests: 'hospital',
  },
  {
    what: 'a pattern that is no regular expression',
    break: (_, { fields }) => {
      fields.placas.pattern = '^[A-Z';
    },
    rule: 'bad-value',
    line: '^[A-Z',
  },
  {
    what: 'a field name with a hyphen',
    break: (_, { fields }) => rename(fields, 'anio', 'año-modelo'),
    rule: 'bad-name',
    line: 'año-modelo',
  },
  {
    what: 'a file name in capitals',
    break: (s) => rename(s, 'entities/flota/marca.json', 'entities/flota/MarcaAuto.json'),
    rule: 'bad-name',
    line: '{',
    suggests: 'marca-auto',
  },
  {
    what: 'a field without a Spanish label',
    break: (_, { fields }) => {
      delete fields.anio.title;
    },
    rule: 'missing-translation',
    line: 'anio',
  },
  {
    what: 'a field without an English label',
    break: (_, { fields }) => {
      delete fields.anio['x-field'].labels;
    },
    rule: 'missing-translation',
    line: 'anio',
  },
  {
    what: 'an entity named in one language only',
    break: (_, { x }) => {
      delete x.labels.en;
    },
    rule: 'missing-translation',
    line: 'labels',
  },
  {
    what: 'a hint in one language only',
    break: (_, { fields }) => {
      fields.anio.description = 'Año del modelo.';
    },
    rule: 'missing-translation',
    line: 'Año del modelo.',
  },
  {
    what: 'an enum code without a label',
    break: (_, { fields }) => {
      fields.estatus.enum.push('VENDIDA');
    },
    rule: 'missing-translation',
    line: 'VENDIDA',
  },
  {
    what: 'a label for a code that is not there',
    break: (_, { fields }) => {
      fields.estatus['x-field'].options.TALER = { es: 'x', en: 'x' };
    },
    rule: 'unknown-option',
    line: 'TALER',
    suggests: 'TALLER',
  },
  {
    what: 'a section title in one language only',
    break: (_, { x }) => {
      delete x.sections[0].title.en;
    },
    rule: 'missing-translation',
    line: 'title',
  },
  {
    what: 'a $ref to a file that does not exist',
    break: (_, { fields }) => {
      fields.color.$ref = '../../shared/colour.json';
    },
    rule: 'dangling-ref',
    line: 'colour.json',
    suggests: 'color.json',
  },
  {
    what: 'shared definitions that refer to each other in a circle',
    break: (s) => {
      s['shared/color.json'] = { $ref: './tono.json' };
      s['shared/tono.json'] = { $ref: './color.json' };
    },
    rule: 'ref-cycle',
    line: 'json',
  },
  {
    what: 'a backend that does not exist',
    break: (_, { x }) => {
      x.backend = 'mocks';
    },
    rule: 'unknown-value',
    line: 'mocks',
    suggests: 'mock',
  },
  {
    what: 'what only the server can do, said of samples',
    break: (_, { x }) => {
      x.backend = 'mock';
    },
    rule: 'bad-backend',
    line: 'unique',
    suggests: 'remove it',
  },
  {
    what: 'a reference to a record of the sample backend',
    break: (_, { marca }) => {
      marca['x-entity'].backend = 'mock';
      delete marca['x-entity'].key;
    },
    rule: 'bad-backend',
    line: 'marca',
    suggests: 'remove',
  },
  {
    what: 'a reference to an entity that does not exist',
    break: (_, { fields }) => {
      fields.marcaClave['x-field'].reference = 'marka';
    },
    rule: 'unknown-entity',
    line: 'marka',
    suggests: 'marca',
  },
  {
    what: 'a reference whose type is not that of the key',
    break: (_, { fields }) => {
      fields.marcaClave = {
        title: 'Marca',
        type: 'integer',
        'x-field': { labels: { en: 'Make' }, reference: 'marca' },
      };
    },
    rule: 'wrong-type',
    line: 'integer',
    suggests: 'string',
  },
  {
    what: 'a picker that depends on a field that does not exist',
    break: (_, { fields }) => {
      fields.marcaClave['x-field'].reference = { entity: 'marca', dependsOn: { nombre: 'colr' } };
    },
    rule: 'unknown-field',
    line: 'colr',
    suggests: 'color',
  },
  {
    what: 'a picker narrowed by a field that the other entity lacks',
    break: (_, { fields }) => {
      fields.marcaClave['x-field'].reference = { entity: 'marca', filter: { nombr: 'x' } };
    },
    rule: 'unknown-field',
    line: 'nombr',
    suggests: 'nombre',
  },
  {
    what: 'an embedded entity that does not exist',
    break: (_, { fields }) => {
      fields.dueno = { title: 'Dueño', type: 'object', 'x-field': { labels: { en: 'Owner' }, embed: 'marcas' } };
    },
    rule: 'unknown-entity',
    line: 'marcas',
    suggests: 'marca',
  },
  {
    what: 'an entity that embeds itself',
    break: (_, { fields }) => {
      fields.gemela = { title: 'Gemela', type: 'object', 'x-field': { labels: { en: 'Twin' }, embed: 'ambulancia' } };
    },
    rule: 'embed-cycle',
    line: 'embed',
  },
  {
    what: 'entities that embed each other',
    break: (_, { fields, marca }) => {
      fields.suya = { title: 'Suya', type: 'object', 'x-field': { labels: { en: 'Its' }, embed: 'marca' } };
      marca.properties.insignia = {
        title: 'Insignia',
        type: 'object',
        'x-field': { labels: { en: 'Flagship' }, embed: 'ambulancia' },
      };
    },
    rule: 'embed-cycle',
    line: 'embed',
  },
  {
    what: 'two entities on one path',
    break: (_, { marca }) => {
      marca['x-entity'].path = '/flota/ambulancia';
    },
    rule: 'duplicate-path',
    line: '',
  },
  {
    what: 'two entities of one name',
    break: (s) => {
      s['entities/otra/marca.json'] = s['entities/flota/marca.json']!;
    },
    rule: 'name-clash',
    line: '{',
  },
  {
    what: 'a field called like a column of every record',
    break: (_, { fields }) => {
      fields.version = { title: 'Versión', type: 'integer', 'x-field': { labels: { en: 'Version' } } };
    },
    rule: 'name-clash',
    line: 'version',
  },
  {
    what: 'a field called like the label of a reference',
    break: (_, { fields }) => {
      fields.marcaNombre = { title: 'Marca', type: 'string', 'x-field': { labels: { en: 'Make' } } };
    },
    rule: 'name-clash',
    line: 'marcaNombre',
  },
  {
    what: 'two fields that are one column',
    break: (_, { fields }) => {
      fields.tieneoxigeno = fields.tieneOxigeno;
      fields.tiene_oxigeno = fields.tieneOxigeno;
    },
    rule: 'bad-name',
    line: 'tiene_oxigeno',
  },
  {
    what: 'two enums of one name',
    break: (_, { fields }) => {
      fields.estatus['x-field'].enumName = 'Color';
    },
    rule: 'name-clash',
    line: 'enum',
  },
  {
    what: 'a label template with an unknown field',
    break: (_, { x }) => {
      x.label = '{placa}';
    },
    rule: 'unknown-field',
    line: '{placa}',
    suggests: 'placas',
  },
  {
    what: 'a search over an unknown field',
    break: (_, { x }) => {
      x.search = ['placs'];
    },
    rule: 'unknown-field',
    line: 'placs',
    suggests: 'placas',
  },
  {
    what: 'an initial of a number',
    break: (_, { fields }) => {
      fields.anio['x-field'].sensitive = { permission: 'catalogo.ver', show: 'initial' };
    },
    rule: 'bad-sensitive',
    line: 'initial',
    suggests: 'remove',
  },
  {
    what: 'fields shown of what is no record',
    break: (_, { fields }) => {
      fields.placas['x-field'].sensitive = { permission: 'catalogo.ver', show: { nombre: 'whole' } };
    },
    rule: 'bad-sensitive',
    line: 'show',
    suggests: 'remove',
  },
  {
    what: 'a permission to read that nobody knows',
    break: (_, { fields }) => {
      fields.placas['x-field'].sensitive = { permission: 'catalogo.vr', show: 'initial' };
    },
    rule: 'unknown-permission',
    line: 'catalogo.vr',
    suggests: 'catalogo.ver',
  },
  {
    what: 'a reach through what does not hold it',
    break: (_, { x }) => {
      x.reachedThrough = ['marca'];
    },
    rule: 'bad-reach',
    line: 'marca',
    suggests: 'remove',
  },
  {
    what: 'a reach through what does not exist',
    break: (_, { x }) => {
      x.reachedThrough = ['marka'];
    },
    rule: 'unknown-entity',
    line: 'marka',
  },
  {
    what: 'a reach by way of others in a state that they have not',
    break: (s, { x, fields }) => {
      folioOf(s);
      pickerOf(fields, {});
      x.scope = { unidad: 'unidadId' };
      x.alsoReachedBy = [{ entity: 'ambulancia', by: 'relevo', while: ['TALLER', 'TALER'] }];
    },
    rule: 'unknown-state',
    line: 'TALER',
    suggests: 'TALLER',
  },
  {
    what: 'a search over a number',
    break: (_, { x }) => {
      x.search = ['anio'];
    },
    rule: 'bad-search',
    line: 'anio',
  },
  {
    what: 'a search by the sound of what is not searched',
    break: (_, { x, fields }) => {
      fields.apodo = aText('Apodo', {});
      x.searchBySound = ['apodo'];
    },
    rule: 'bad-search',
    line: 'apodo',
    suggests: 'remove',
  },
  {
    what: 'a search by the sound of a number',
    break: (_, { x }) => {
      x.searchBySound = ['anio'];
    },
    rule: 'bad-search',
    line: 'anio',
    suggests: 'remove',
  },
  {
    what: 'duplicates by the sound of what is not found by it',
    break: (_, { x }) => {
      x.possibleDuplicates = { rules: [{ sounds: ['placas'] }] };
    },
    rule: 'bad-duplicates',
    line: 'placas',
    suggests: 'remove',
  },
  {
    what: 'duplicates by an unknown field',
    break: (_, { x }) => {
      x.possibleDuplicates = { rules: [{ same: ['placaz'] }] };
    },
    rule: 'unknown-field',
    line: 'placaz',
    suggests: 'placas',
  },
  {
    what: 'a field that is called like the text of the search by sound',
    break: (_, { fields }) => {
      fields.busquedaSonido = aText('Sonido', {});
    },
    rule: 'name-clash',
    line: 'busquedaSonido',
  },
  {
    what: 'a default sort by an unknown field',
    break: (_, { x }) => {
      x.sort.field = 'placaz';
    },
    rule: 'unknown-field',
    line: 'placaz',
    suggests: 'placas',
  },
  {
    what: 'a unique key over an unknown field',
    break: (_, { x }) => {
      x.unique = [['placas', 'estatuz']];
    },
    rule: 'unknown-field',
    line: 'estatuz',
    suggests: 'estatus',
  },
  {
    what: 'a required field that does not exist',
    break: (_, { ambulancia }) => {
      ambulancia.required.push('modelo');
    },
    rule: 'unknown-field',
    line: 'modelo',
  },
  {
    what: 'a section that does not exist',
    break: (_, { fields }) => {
      fields.marcaClave['x-field'].section = 'dato';
    },
    rule: 'unknown-section',
    line: '"dato"',
    suggests: 'datos',
  },
  {
    what: 'a condition on an unknown field',
    break: (_, { fields }) => {
      fields.litrosOxigeno['x-field'].when.field = 'tieneOxgeno';
    },
    rule: 'unknown-field',
    line: 'tieneOxgeno',
    suggests: 'tieneOxigeno',
  },
  {
    what: 'a condition on a code that does not exist',
    break: (_, { fields }) => {
      fields.revision['x-field'].requiredWhen.in = ['ROJA'];
    },
    rule: 'unknown-option',
    line: 'ROJA',
    suggests: 'ROJO',
  },
  {
    what: 'conditions that go round in a circle',
    break: (_, { fields }) => {
      fields.tieneOxigeno['x-field'].when = { field: 'litrosOxigeno', filled: true };
    },
    rule: 'condition-cycle',
    line: 'when',
  },
  {
    what: 'a condition inside a list item',
    break: (_, { fields }) => {
      fields.equipo.items.properties.cantidad['x-field'].when = { field: 'nombre', filled: true };
    },
    rule: 'unsupported',
    line: 'when',
  },
  {
    what: 'a computed field of an unknown field',
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
    what: 'a comparison with an unknown field',
    break: (_, { fields }) => {
      fields.garantia['x-field'].notBelow = 'conpra';
    },
    rule: 'unknown-field',
    line: 'conpra',
    suggests: 'compra',
  },
  {
    what: 'a comparison of a field with itself',
    break: (_, { fields }) => {
      fields.garantia['x-field'].notBelow = ['compra', 'garantia'];
    },
    rule: 'bad-comparison',
    line: 'garantia',
    suggests: 'remove it',
  },
  {
    what: 'a comparison of a date with a number',
    break: (_, { fields }) => {
      fields.garantia['x-field'].notBelow = 'anio';
    },
    rule: 'bad-comparison',
    line: 'anio',
  },
  {
    what: 'a comparison of texts',
    break: (_, { fields }) => {
      fields.sobrenombre['x-field'].above = 'placas';
    },
    rule: 'bad-comparison',
    line: 'placas',
  },
  {
    what: 'a comparison with what the server sets',
    break: (_, { fields }) => {
      fields.compra.readOnly = true;
    },
    rule: 'bad-comparison',
    line: 'compra',
  },
  {
    what: 'fields that must each be more than the other',
    break: (_, { fields }) => {
      fields.cargaMinima['x-field'].above = 'cargaMaxima';
    },
    rule: 'bad-comparison',
    line: 'cargaMaxima',
  },
  {
    what: 'values among those of an unknown entity',
    break: (_, { fields }) => {
      fields.proveedores['x-field'].among = 'marka.clave';
    },
    rule: 'unknown-entity',
    line: 'marka',
    suggests: 'marca',
  },
  {
    what: 'values among those of a field that tells no record apart',
    break: (_, { fields }) => {
      fields.proveedores['x-field'].among = 'marca.nombre';
    },
    rule: 'unknown-field',
    line: 'marca.nombre',
  },
  {
    what: 'a number among the values of a catalogue',
    break: (_, { fields }) => {
      fields.anio['x-field'].among = 'marca.clave';
    },
    rule: 'bad-among',
    line: 'among',
  },
  {
    what: 'a reference among the values of a catalogue',
    break: (_, { fields }) => {
      fields.marcaClave['x-field'].among = 'marca.clave';
    },
    rule: 'bad-among',
    line: 'among',
    suggests: 'reference',
  },
  {
    what: 'a part of an object among the values of a catalogue',
    break: (_, { fields }) => {
      fields.equipo.items.properties.nombre['x-field'].among = 'marca.clave';
    },
    rule: 'unsupported',
    line: 'among',
  },
  {
    what: 'a number that is answered as an empty text',
    break: (_, { fields }) => {
      fields.anio['x-field'].blank = true;
    },
    rule: 'wrong-type',
    line: 'blank',
    suggests: 'remove',
  },
  {
    what: 'a blank that is no yes or no',
    break: (_, { fields }) => {
      fields.sobrenombre['x-field'].blank = 'sí';
    },
    rule: 'wrong-type',
    line: 'blank',
  },
  {
    what: 'a field that fills in an unknown one',
    break: (_, { fields }) => {
      fields.serie['x-field'].fills.into = ['anyo'];
    },
    rule: 'unknown-field',
    line: 'anyo',
    suggests: 'anio',
  },
  {
    what: 'a field that fills in itself',
    break: (_, { fields }) => {
      fields.serie['x-field'].fills.into.push('serie');
    },
    rule: 'bad-fill',
    line: 'serie',
  },
  {
    what: 'a field that fills in what the server sets',
    break: (_, { fields }) => {
      fields.serie['x-field'].fills.into.push('estatus');
    },
    rule: 'bad-fill',
    line: 'estatus',
  },
  {
    what: 'a field that fills in nothing',
    break: (_, { fields }) => {
      fields.serie['x-field'].fills.into = [];
    },
    rule: 'bad-value',
    line: 'into',
  },
  {
    what: 'a field that fills in others by no function',
    break: (_, { fields }) => {
      delete fields.serie['x-field'].fills.fn;
    },
    rule: 'missing-keyword',
    line: 'fills',
  },
  {
    what: 'a derived field that there is not',
    break: (_, { x }) => {
      x.derive = { fn: 'ambulancia', gives: ['estatuz'] };
    },
    rule: 'unknown-field',
    line: 'estatuz',
  },
  {
    what: 'a derived field that people fill in',
    break: (_, { x }) => {
      x.derive = { fn: 'ambulancia', gives: ['anio'] };
    },
    rule: 'bad-derive',
    line: 'anio',
    suggests: 'remove it',
  },
  {
    what: 'a derived field that the lifecycle sets',
    break: (_, { x }) => {
      x.derive = { fn: 'ambulancia', gives: ['estatus'] };
    },
    rule: 'bad-derive',
    line: 'estatus',
  },
  {
    what: 'a function that derives nothing',
    break: (_, { x }) => {
      x.derive = { fn: 'ambulancia', gives: [] };
    },
    rule: 'bad-value',
    line: 'gives',
  },
  {
    what: 'a year that starts from a day',
    break: (_, { fields }) => {
      delete fields.anio.default;
      fields.anio['x-field'].defaultFrom = 'today';
    },
    rule: 'wrong-type',
    line: 'today',
    suggests: 'remove',
  },
  {
    what: 'one’s own of what nobody has',
    break: (_, { fields }) => {
      fields.marcaClave['x-field'].defaultFrom = 'mine';
    },
    rule: 'wrong-type',
    line: 'mine',
  },
  {
    what: 'two beginnings of a field',
    break: (_, { fields }) => {
      fields.anio.default = 2020;
      fields.anio['x-field'].defaultFrom = 'year';
    },
    rule: 'contradiction',
    line: 'defaultFrom',
  },
  {
    what: 'what the server sets and a form starts from',
    break: (_, { fields }) => {
      fields.anio.readOnly = true;
      delete fields.anio.default;
      fields.anio['x-field'].defaultFrom = 'year';
    },
    rule: 'contradiction',
    line: 'defaultFrom',
  },
  {
    what: 'a start that a reference of another kind would give',
    break: (_, { fields }) => {
      fields.compra['x-field'].startsFrom = 'marcaClave.nombre';
    },
    rule: 'wrong-type',
    line: 'startsFrom',
    suggests: 'same type',
  },
  {
    what: 'a start from a field that refers to nothing',
    break: (_, { fields }) => {
      fields.compra['x-field'].startsFrom = 'anio.compra';
    },
    rule: 'bad-reference',
    line: 'startsFrom',
  },
  {
    what: 'a number that takes the value of a text',
    break: (_, { fields }) => {
      fields.anio['x-field'].emptyIs = 'placas';
    },
    rule: 'wrong-type',
    line: 'emptyIs',
    suggests: 'remove',
  },
  {
    what: 'the value of a text that there is not',
    break: (_, { fields }) => {
      fields.rotulo = aText('Rótulo', {}, { emptyIs: 'placa' });
    },
    rule: 'unknown-field',
    line: 'placa',
    suggests: 'placas',
  },
  {
    what: 'the value of a text that is too long',
    break: (_, { fields }) => {
      fields.rotulo = aText('Rótulo', { maxLength: 3 }, { emptyIs: 'placas' });
    },
    rule: 'wrong-type',
    line: 'emptyIs',
    suggests: 'remove',
  },
  {
    what: 'a beginning that there is not',
    break: (_, { fields }) => {
      fields.compra['x-field'].defaultFrom = 'tomorrow';
    },
    rule: 'unknown-value',
    line: 'tomorrow',
  },
  {
    what: 'a list that is answered by what writes',
    break: (_, { operation }) => {
      operation.kind = 'action';
      operation.listParameter = 'resumen';
    },
    rule: 'bad-parameter',
    line: 'resumen',
  },
  {
    what: 'a button of a query',
    break: (_, { operation }) => {
      operation.button = { on: 'list' };
    },
    rule: 'bad-operation',
    line: 'button',
    suggests: 'form',
  },
  {
    what: 'a button on an unknown entity',
    break: (s) => {
      buttonOf(s).on = 'ambulansia';
    },
    rule: 'unknown-entity',
    line: 'ambulansia',
    suggests: 'ambulancia',
  },
  {
    what: 'a button for records by an unknown field',
    break: (s) => {
      buttonOf(s).when.field = 'estatuz';
    },
    rule: 'unknown-field',
    line: 'estatuz',
    suggests: 'estatus',
  },
  {
    what: 'a button for records in a state that there is not',
    break: (s) => {
      buttonOf(s).when.equals = 'ALTO';
    },
    rule: 'unknown-option',
    line: 'ALTO',
    suggests: 'ALTA',
  },
  {
    what: 'a button that fills in what its form does not ask',
    break: (s) => {
      buttonOf(s).start = { motvo: 'apodo' };
    },
    rule: 'unknown-field',
    line: 'motvo',
    suggests: 'motivo',
  },
  {
    what: 'a button that starts from an unknown field',
    break: (s) => {
      buttonOf(s).start = { motivo: 'sobrenombres' };
    },
    rule: 'unknown-field',
    line: 'sobrenombres',
    suggests: 'sobrenombre',
  },
  {
    what: 'a button that takes from an unknown field',
    break: (s) => {
      buttonOf(s).take = { motivo: 'placaz' };
    },
    rule: 'unknown-field',
    line: 'placaz',
    suggests: 'placas',
  },
  {
    what: 'a field of a record of an unknown entity that refers to this one',
    break: (_, { marca }) => {
      marca.properties.conTaller['x-field'].inverse = 'tayer.marcaClave';
    },
    rule: 'unknown-entity',
    line: 'tayer',
    suggests: 'taller',
  },
  {
    what: 'a field of records of which several may refer to this one',
    break: (_, { marca }) => {
      marca.properties.conTaller['x-field'].inverse = 'taller.otraClave';
    },
    rule: 'bad-inverse',
    line: 'otraClave',
  },
  {
    what: 'a field that the record that refers to this one lacks',
    break: (_, { marca }) => {
      marca.properties.tallerNivel['x-field'].inverse = 'taller.marcaClave.nibel';
    },
    rule: 'unknown-field',
    line: 'nibel',
    suggests: 'nivel',
  },
  {
    what: 'a field of another type than that of the record that refers to this one',
    break: (_, { marca }) => {
      marca.properties.tallerNivel['x-field'].inverse = 'taller.marcaClave.nombre';
    },
    rule: 'bad-inverse',
    line: 'nombre',
  },
  {
    what: 'whether a record refers to this one, as a number',
    break: (_, { marca }) => {
      marca.properties.tallerNivel['x-field'].inverse = 'taller.marcaClave';
    },
    rule: 'wrong-type',
    line: 'integer',
    suggests: 'boolean',
  },
  {
    what: 'records of an unknown entity that refer to this one',
    break: (_, { marca }) => {
      marca.properties.talleres['x-field'].related = 'tayer.otraClave';
    },
    rule: 'unknown-entity',
    line: 'tayer',
    suggests: 'taller',
  },
  {
    what: 'records of an entity that does not refer to this one',
    break: (_, { marca }) => {
      marca.properties.talleres['x-field'].related = 'taller.otraClabe';
    },
    rule: 'bad-related',
    line: 'otraClabe',
    suggests: 'otraClave',
  },
  {
    what: 'related records told apart by a field that they lack',
    break: (_, { marca }) => {
      marca.properties.talleres['x-field'].related = { by: 'taller.otraClave', where: { nombr: 'Central' } };
    },
    rule: 'unknown-field',
    line: 'nombr',
    suggests: 'nombre',
  },
  {
    what: 'chosen related records of an entity that does not refer to this one',
    break: (_, { marca }) => {
      marca.properties.talleres['x-field'].related = { by: 'taller.otraClabe', where: { nombre: 'Central' } };
    },
    rule: 'bad-related',
    line: 'otraClabe',
    suggests: 'otraClave',
  },
  {
    what: 'a field that the related records lack',
    break: (_, { marca }) => {
      marca.properties.talleres.items.properties.nibel = marca.properties.talleres.items.properties.nombre;
    },
    rule: 'unknown-field',
    line: 'nibel',
    suggests: 'nivel',
  },
  {
    what: 'a field of related records of another type',
    break: (_, { marca }) => {
      marca.properties.talleres.items.properties.nombre.type = 'integer';
      delete marca.properties.talleres.items.properties.nombre.maxLength;
    },
    rule: 'bad-related',
    line: 'nombre',
  },
  {
    what: 'a parameter of the list called like those of every list',
    break: (_, { x }) => {
      x.listParameters = { pageSize: { description: 'x', only: ['placas'] } };
    },
    rule: 'name-clash',
    line: 'pageSize',
  },
  {
    what: 'a parameter for what is tied to nobody',
    break: (_, { x }) => {
      x.listParameters = { mias: { description: 'x', own: 'proveedor' } };
    },
    rule: 'bad-parameter',
    line: 'proveedor',
  },
  {
    what: 'a parameter that leaves an unknown field',
    break: (_, { x }) => {
      x.listParameters = { breve: { description: 'x', only: ['plakas'] } };
    },
    rule: 'unknown-field',
    line: 'plakas',
    suggests: 'placas',
  },
  {
    what: 'a parameter that looks for a value in a number',
    break: (_, { x }) => {
      x.listParameters = { del: { description: 'x', is: 'anio' } };
    },
    rule: 'wrong-type',
    line: 'anio',
  },
  {
    what: 'a parameter that suits an unknown entity',
    break: (_, { x }) => {
      x.listParameters = { para: { description: 'x', suits: { entity: 'tayer', same: { color: 'nombre' } } } };
    },
    rule: 'unknown-entity',
    line: 'tayer',
    suggests: 'taller',
  },
  {
    what: 'a parameter that counts an age from a number',
    break: (_, { x }) => {
      x.listParameters = {
        para: { description: 'x', suits: { entity: 'taller', age: { born: 'nivel', least: 'anio' } } },
      };
    },
    rule: 'wrong-type',
    line: 'nivel',
  },
  {
    what: 'a parameter that holds an age against a text',
    break: (_, { x }) => {
      x.listParameters = { para: { description: 'x', suits: { entity: 'taller', same: { placas: 'nivell' } } } };
    },
    rule: 'unknown-field',
    line: 'nivell',
    suggests: 'nivel',
  },
  {
    what: 'another shape called like a schema of the API',
    break: (_, { x }) => {
      x.alsoSent = { name: 'MarcaInput', description: 'x', schema: { type: 'object', properties: {} } };
    },
    rule: 'name-clash',
    line: 'MarcaInput',
  },
  {
    what: 'a number of documents that its field has no room for',
    break: (s) => {
      folioOf(s).field.maxLength = 20;
    },
    rule: 'bad-folio',
    line: '20',
    suggests: '26',
  },
  {
    what: 'a number of documents with more digits than its field has room for',
    break: (s) => {
      folioOf(s).folio.digits = 9;
    },
    rule: 'bad-folio',
    line: '26',
  },
  {
    what: 'a series for documents that have an unknown field',
    break: (s) => {
      folioOf(s).folio.others = [{ series: 'AMX', when: { field: 'tipoDocumento', equals: 'X' } }];
    },
    rule: 'bad-folio',
    line: 'tipoDocumento',
  },
  {
    what: 'a number of documents that does not match its own pattern',
    break: (s) => {
      folioOf(s).field.pattern = '^AMB[0-9]+$';
    },
    rule: 'bad-folio',
    line: 'AMB[0-9]',
    suggests: 'remove',
  },
  {
    what: 'two kinds of documents numbered in one series',
    break: (s) => {
      folioOf(s);
      folioOf(s, 'entities/flota/taller.json');
    },
    rule: 'bad-folio',
    line: 'AMB',
  },
  {
    what: 'a number of documents of a unit that may be missing',
    break: (s, { ambulancia }) => {
      folioOf(s);
      ambulancia.required.pop();
    },
    rule: 'bad-folio',
    line: 'unidadId',
    suggests: 'required',
  },
  {
    what: 'a final state with a way out',
    break: (_, { x }) => {
      x.lifecycle.states.TALLER = { final: true };
    },
    rule: 'bad-lifecycle',
    line: 'final',
    suggests: 'remove',
  },
  {
    what: 'an integer beyond what is exact',
    break: (_, { fields }) => {
      fields.anio.maximum = 2 ** 60;
    },
    rule: 'beyond-column',
    line: '1152921504606847000',
    suggests: '9007199254740991',
  },
  {
    what: 'an integer below what is exact',
    break: (_, { fields }) => {
      fields.anio.minimum = -(2 ** 60);
    },
    rule: 'beyond-column',
    line: 'minimum',
  },
  {
    what: 'an integer limited by a fraction',
    break: (_, { fields }) => {
      fields.anio.maximum = 2100.5;
    },
    rule: 'beyond-column',
    line: '2100.5',
  },
  {
    what: 'an integer in steps that nothing holds to',
    break: (_, { fields }) => {
      fields.anio.multipleOf = 5;
    },
    rule: 'unsupported',
    line: 'multipleOf',
    suggests: 'remove',
  },
  {
    what: 'a number in steps that are no decimal places',
    break: (_, { fields }) => {
      fields.litrosOxigeno.multipleOf = 0.25;
    },
    rule: 'unsupported',
    line: '0.25',
    suggests: '0.01',
  },
  {
    what: 'a maximum beyond the digits of the column',
    break: (_, { fields }) => {
      fields.litrosOxigeno.maximum = 1e9;
    },
    rule: 'beyond-column',
    line: '1000000000',
    suggests: 'precision',
  },
  {
    what: 'a default beyond the digits of the column',
    break: (_, { fields }) => {
      fields.litrosOxigeno.default = 123456;
    },
    rule: 'beyond-column',
    line: '123456',
  },
  {
    what: 'a minimum finer than the column',
    break: (_, { fields }) => {
      fields.litrosOxigeno.minimum = 0.25;
    },
    rule: 'beyond-column',
    line: '0.25',
  },
  {
    what: 'more decimals than digits',
    break: (_, { fields }) => {
      Object.assign(fields.litrosOxigeno['x-field'], { precision: 2, scale: 4 });
    },
    rule: 'beyond-column',
    line: 'scale',
  },
  {
    what: 'digits of which nobody says how many are decimals',
    break: (_, { fields }) => {
      delete fields.litrosOxigeno['x-field'].scale;
    },
    rule: 'missing-keyword',
    line: 'precision',
    suggests: 'scale',
  },
  {
    what: 'decimals that are said twice, and otherwise',
    break: (_, { fields }) => {
      fields.litrosOxigeno.multipleOf = 0.001;
    },
    rule: 'beyond-column',
    line: 'multipleOf',
  },
  {
    what: 'digits of an integer',
    break: (_, { fields }) => {
      fields.anio['x-field'].precision = 4;
    },
    rule: 'wrong-type',
    line: 'precision',
    suggests: 'remove',
  },
  {
    what: 'decimals of a text',
    break: (_, { fields }) => {
      fields.placas['x-field'].scale = 2;
    },
    rule: 'wrong-type',
    line: 'scale',
  },
  {
    what: 'a default with more decimals than there are',
    break: (_, { fields }) => {
      fields.litrosOxigeno.default = 1.25;
    },
    rule: 'bad-default',
    line: '1.25',
  },
  {
    what: 'a default list with too many items',
    break: (_, { fields }) => {
      fields.proveedores.maxItems = 1;
      fields.proveedores.default = ['AA', 'BB'];
    },
    rule: 'bad-default',
    line: 'default',
  },
  {
    what: 'a default list with an item of another type',
    break: (_, { fields }) => {
      fields.proveedores.default = [1];
    },
    rule: 'bad-default',
    line: 'default',
  },
  {
    what: 'a default list with an item that is too long',
    break: (_, { fields }) => {
      fields.proveedores.default = ['AAAA'];
    },
    rule: 'bad-default',
    line: 'default',
  },
  {
    what: 'a default object with a field that there is not',
    break: (_, { fields }) => {
      fields.caja = aField('object', { properties: { nombre: aText() }, default: { nombr: 'x' } });
    },
    rule: 'bad-default',
    line: 'default',
  },
  {
    what: 'a default that is no day of the calendar',
    break: (_, { fields }) => {
      fields.compra.default = '2026-02-30';
    },
    rule: 'bad-default',
    line: '2026-02-30',
  },
  {
    what: 'a default that is no moment',
    break: (_, { fields }) => {
      fields.alta = aField('string', { format: 'date-time', default: 'ayer' });
    },
    rule: 'bad-default',
    line: 'ayer',
  },
  {
    what: 'a default that is no time',
    break: (_, { fields }) => {
      fields.hora = aField('string', { format: 'time', default: '25:00' });
    },
    rule: 'bad-default',
    line: '25:00',
  },
  {
    what: 'a default that is no address',
    break: (_, { fields }) => {
      fields.correo = aText('Correo', { format: 'email', default: 'nadie' });
    },
    rule: 'bad-default',
    line: 'nadie',
  },
  {
    what: 'a default that matches no pattern',
    break: (_, { marca }) => {
      marca.properties.clave.default = 'abc';
    },
    rule: 'bad-default',
    line: 'abc',
  },
  {
    what: 'a default that is longer than the field',
    break: (_, { fields }) => {
      fields.sobrenombre.default = LONG;
    },
    rule: 'bad-default',
    line: LONG,
  },
  {
    what: 'a default of what is counted',
    break: (_, { marca }) => {
      marca.properties.ambulancias.default = 3;
    },
    rule: 'bad-default',
    line: 'default',
    suggests: 'remove',
  },
  {
    what: 'an example that breaks its pattern',
    break: (_, { marca }) => {
      marca.properties.clave.examples = ['AB', 'abc'];
    },
    rule: 'bad-example',
    line: 'abc',
    suggests: 'remove',
  },
  {
    what: 'an example of another type',
    break: (_, { fields }) => {
      fields.anio.examples = ['dosmil'];
    },
    rule: 'bad-example',
    line: 'dosmil',
  },
  {
    what: 'a pattern that validators cannot be made of',
    break: (_, { fields }) => {
      fields.placas.pattern = String.raw`^a\-b$`;
    },
    rule: 'bad-value',
    line: 'pattern',
  },
  {
    what: 'a length of a date',
    break: (_, { fields }) => {
      fields.compra.maxLength = 10;
    },
    rule: 'wrong-type',
    line: 'maxLength',
    suggests: 'remove',
  },
  {
    what: 'a pattern of an enum',
    break: (_, { fields }) => {
      fields.estatus.pattern = '^[A-Z]+$';
    },
    rule: 'wrong-type',
    line: 'pattern',
    suggests: 'remove',
  },
  {
    what: 'more characters than a text can have',
    break: (_, { fields }) => {
      delete fields.placas.maxLength;
      fields.placas.minLength = 5000;
    },
    rule: 'impossible-range',
    line: '5000',
  },
  {
    what: 'fewest characters above the most',
    break: (_, { fields }) => {
      fields.placas.minLength = 12;
    },
    rule: 'impossible-range',
    line: '12',
    suggests: 'swap',
  },
  {
    what: 'fewest items above the most',
    break: (_, { fields }) => {
      fields.proveedores.minItems = 12;
    },
    rule: 'impossible-range',
    line: '12',
    suggests: 'swap',
  },
  {
    what: 'a unique text that no index has room for',
    break: (_, { fields }) => {
      fields.placas.maxLength = 4000;
    },
    rule: 'bad-unique',
    line: 'placas',
  },
  {
    what: 'a list sorted by what is computed',
    break: (_, { x, fields }) => {
      ageOf(fields);
      x.sort = { field: 'edad' };
    },
    rule: 'bad-sort',
    line: 'edad',
    suggests: 'stored',
  },
  {
    what: 'equals that a list decides among',
    break: (_, { x, fields }) => {
      ageOf(fields);
      x.sort = { field: 'placas', thenBy: ['edad'] };
    },
    rule: 'bad-sort',
    line: 'edad',
    suggests: 'remove',
  },
  {
    what: 'a misspelt field that decides among equals',
    break: (_, { x }) => {
      x.sort = { field: 'placas', thenBy: ['placa'] };
    },
    rule: 'unknown-field',
    line: 'placa',
    suggests: 'placas',
  },
  {
    what: 'a list sorted by a list',
    break: (_, { x }) => {
      x.sort = { field: 'proveedores' };
    },
    rule: 'bad-sort',
    line: 'proveedores',
  },
  {
    what: 'a list sorted by an object',
    break: (_, { x }) => {
      x.sort = { field: 'responsable' };
    },
    rule: 'bad-sort',
    line: 'responsable',
  },
  {
    what: 'a list sorted by related records',
    break: (_, { marca }) => {
      marca['x-entity'].sort = { field: 'talleres' };
    },
    rule: 'bad-sort',
    line: 'talleres',
    suggests: 'nombre',
  },
  {
    what: 'a list sorted by its label, which is computed',
    break: (_, { marca }) => {
      marca.properties.rotulo = aText('Rótulo', {}, { computed: { fn: 'rotulo', from: ['nombre'] } });
      marca['x-entity'].label = '{rotulo}';
    },
    rule: 'bad-sort',
    line: 'rotulo',
    suggests: 'sort',
  },
  {
    what: 'a sortable column of what is computed',
    break: (_, { fields }) => {
      ageOf(fields, { list: { sortable: true } });
    },
    rule: 'bad-list',
    line: 'sortable',
    suggests: 'remove',
  },
  {
    what: 'a sortable column of a list',
    break: (_, { fields }) => {
      fields.proveedores['x-field'].list = { sortable: true };
    },
    rule: 'bad-list',
    line: 'sortable',
  },
  {
    what: 'a cell that changes what is computed',
    break: (_, { fields }) => {
      ageOf(fields, { list: { inline: true } });
    },
    rule: 'bad-list',
    line: 'inline',
    suggests: 'remove',
  },
  {
    what: 'a cell that changes what the record is called',
    break: (_, { marca }) => {
      marca.properties.nombre['x-field'].list = { inline: true };
    },
    rule: 'bad-list',
    line: 'inline',
    suggests: 'remove',
  },
  {
    what: 'a cell that changes what only some records have',
    break: (_, { fields }) => {
      fields.litrosOxigeno['x-field'].list = { inline: true };
    },
    rule: 'bad-list',
    line: 'inline',
    suggests: 'remove',
  },
  {
    what: 'a filter by what is computed',
    break: (_, { fields }) => {
      ageOf(fields, { filter: true });
    },
    rule: 'bad-filter',
    line: 'filter',
    suggests: 'remove',
  },
  {
    what: 'an index of what is computed',
    break: (_, { fields }) => {
      ageOf(fields, { index: true });
    },
    rule: 'wrong-type',
    line: 'index',
  },
  {
    what: 'a search over what is computed',
    break: (_, { x, fields }) => {
      fields.rotulo = aText('Rótulo', {}, { computed: { fn: 'rotulo', from: ['placas'] } });
      x.search.push('rotulo');
    },
    rule: 'bad-search',
    line: 'rotulo',
  },
  {
    what: 'a field that is computed from itself',
    break: (_, { fields }) => {
      ageOf(fields);
      fields.mitad = aField('integer', {}, { computed: { fn: 'mitad', from: ['edad'] } });
      fields.edad['x-field'].computed.from = ['mitad'];
    },
    rule: 'computed-cycle',
    line: 'computed',
  },
  {
    what: 'a field that is both computed and counted',
    break: (_, { marca }) => {
      marca.properties.ambulancias['x-field'].computed = { fn: 'total', from: ['nombre'] };
    },
    rule: 'contradiction',
    line: 'count',
  },
  {
    what: 'a total of texts',
    break: (_, { fields }) => {
      fields.placas['x-field'].list = { total: true };
    },
    rule: 'wrong-type',
    line: 'total',
    suggests: 'remove',
  },
  {
    what: 'a total of what is counted',
    break: (_, { marca }) => {
      marca.properties.ambulancias['x-field'].list = { total: true };
    },
    rule: 'wrong-type',
    line: 'total',
  },
  {
    what: 'a total of texts in lines',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = { totals: [{ field: 'nombre', fn: 'sum' }] };
    },
    rule: 'wrong-type',
    line: 'sum',
    suggests: 'count',
  },
  {
    what: 'a scan that adds to a text',
    break: (_, { fields }) => {
      fields.equipo.items.properties.marca = aText('Marca', {}, { reference: 'marca' });
      fields.equipo['x-field'].lines = { scan: 'marca', quantity: 'nombre' };
    },
    rule: 'wrong-type',
    line: 'quantity',
  },
  {
    what: 'a quantity of what is not scanned',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = { quantity: 'cantidad' };
    },
    rule: 'contradiction',
    line: 'quantity',
  },
  {
    what: 'lines of an object',
    break: (_, { fields }) => {
      fields.caja = aField('object', { properties: { nota: aText() } }, { lines: {} });
    },
    rule: 'wrong-type',
    line: 'lines',
  },
  {
    what: 'a name that is a list',
    break: (_, { x }) => {
      x.label = '{placas} {proveedores}';
    },
    rule: 'wrong-type',
    line: 'proveedores',
  },
  {
    what: 'a pile of work filtered by what is computed',
    break: (s, { fields }) => {
      ageOf(fields);
      pileOf(s, { edad: 3 });
    },
    rule: 'bad-filter',
    line: 'edad',
    suggests: 'remove',
  },
  {
    what: 'a pile of work filtered by a number that is none',
    break: (s) => {
      pileOf(s, { anio: 'muchos' });
    },
    rule: 'bad-comparison',
    line: 'muchos',
  },
  {
    what: 'a pile of work filtered by an unknown operator',
    break: (s) => {
      pileOf(s, { anio: { gre: 2000 } });
    },
    rule: 'bad-filter',
    line: 'gre',
    suggests: 'gte',
  },
  {
    what: 'a pile of work filtered by an operator of another type',
    break: (s) => {
      pileOf(s, { anio: { like: '20' } });
    },
    rule: 'bad-filter',
    line: 'like',
  },
  {
    what: 'a pile of work filtered by all codes but one that there is not',
    break: (s) => {
      pileOf(s, { estatus: { ne: 'TALER' } });
    },
    rule: 'unknown-option',
    line: 'TALER',
    suggests: 'TALLER',
  },
  {
    what: 'a pile of work of what has no list',
    break: (s, { x }) => {
      x.operations = ['get'];
      pileOf(s, { anio: 2020 });
    },
    rule: 'bad-filter',
    line: 'filter',
  },
  {
    what: 'a picker narrowed by a code that there is not',
    break: (_, { fields }) => {
      pickerOf(fields, { filter: { estatus: ['ALTA', 'TALER'] } });
    },
    rule: 'unknown-option',
    line: 'TALER',
    suggests: 'TALLER',
  },
  {
    what: 'a picker narrowed by a value of another type',
    break: (_, { fields }) => {
      pickerOf(fields, { filter: { tieneOxigeno: 'true' } });
    },
    rule: 'bad-comparison',
    line: 'true',
    suggests: 'true',
  },
  {
    what: 'a picker narrowed by what is computed',
    break: (_, { fields }) => {
      ageOf(fields);
      pickerOf(fields, { filter: { edad: 3 } });
    },
    rule: 'bad-filter',
    line: 'edad',
  },
  {
    what: 'a picker that depends on what is computed there',
    break: (_, { fields }) => {
      ageOf(fields);
      pickerOf(fields, { dependsOn: { edad: 'anio' } });
    },
    rule: 'bad-filter',
    line: 'edad',
  },
  {
    what: 'a picker whose list holds values of another type',
    break: (_, { fields }) => {
      fields.gemelas = listOf({ entity: 'ambulancia' });
      pickerOf(fields, { dependsOn: { gemelas: 'placas' } });
    },
    rule: 'wrong-type',
    line: 'placas',
  },
  {
    what: 'a picker of a line that depends on what the line has not',
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
    what: 'a mutual list of others',
    break: (_, { fields }) => {
      fields.gemelas = listOf({ entity: 'taller', symmetric: true });
    },
    rule: 'bad-reference',
    line: 'symmetric',
    suggests: 'remove `symmetric`',
  },
  {
    what: 'a mutual reference that is no list',
    break: (_, { fields }) => {
      pickerOf(fields, { symmetric: true });
    },
    rule: 'bad-reference',
    line: 'symmetric',
    suggests: 'remove `symmetric`',
  },
  {
    what: 'a picker that depends on a field of another type',
    break: (_, { fields }) => {
      pickerOf(fields, { dependsOn: { anio: 'placas' } });
    },
    rule: 'wrong-type',
    line: 'placas',
  },
  {
    what: 'a count by a value of another type',
    break: (_, { marca }) => {
      countOf(marca).where = { tieneOxigeno: 'true' };
    },
    rule: 'bad-comparison',
    line: 'true',
    suggests: 'true',
  },
  {
    what: 'a condition that compares a yes or no with a text',
    break: (_, { fields }) => {
      fields.litrosOxigeno['x-field'].when.equals = 'true';
    },
    rule: 'bad-comparison',
    line: '"true"',
    suggests: 'true',
  },
  {
    what: 'a condition that compares a number with a text',
    break: (_, { fields }) => {
      fields.litrosOxigeno['x-field'].requiredWhen = { not: { field: 'anio', in: ['2020'] } };
    },
    rule: 'bad-comparison',
    line: '"2020"',
    suggests: '2020',
  },
  {
    what: 'a condition that compares a text with a number',
    break: (_, { fields }) => {
      fields.litrosOxigeno['x-field'].when = { field: 'placas', equals: 3 };
    },
    rule: 'bad-comparison',
    line: '3',
  },
  {
    what: 'a condition that compares a list with a text',
    break: (_, { fields }) => {
      fields.litrosOxigeno['x-field'].when = { field: 'proveedores', equals: 'AA' };
    },
    rule: 'bad-comparison',
    line: 'AA',
  },
  {
    what: 'a condition on a value beyond the limits',
    break: (_, { fields }) => {
      fields.litrosOxigeno['x-field'].when = { field: 'anio', equals: 20 };
    },
    rule: 'bad-comparison',
    line: '20',
  },
  {
    what: 'a condition of a form on an unknown field',
    break: (s) => {
      s['endpoints/flota/ambulancia.json']!.operations.enviarTaller.form.properties.nota = aText(
        'Nota',
        {},
        { when: { field: 'motibo', filled: true } },
      );
    },
    rule: 'unknown-field',
    line: 'motibo',
    suggests: 'motivo',
  },
  {
    what: 'a condition of a step on an unknown field',
    break: (_, { x }) => {
      x.lifecycle.transitions.retirar.form = {
        properties: { nota: aText('Nota', {}, { when: { field: 'colr', filled: true } }) },
      };
    },
    rule: 'unknown-field',
    line: 'colr',
    suggests: 'color',
  },
  {
    what: 'a time limit by an unknown field',
    break: (_, { x, fields }) => {
      Object.assign(fields, {
        desde: aField('string', { format: 'date-time', readOnly: true }),
        hasta: aField('string', { format: 'date-time', readOnly: true }),
      });
      Object.assign(x.lifecycle, { since: 'desde', due: 'hasta' });
      x.lifecycle.states.TALLER = { sla: [{ hours: 4, when: { field: 'colr', filled: true } }] };
    },
    rule: 'unknown-field',
    line: 'colr',
    suggests: 'color',
  },
  {
    what: 'a button for records by a value of another type',
    break: (s) => {
      buttonOf(s).when = { field: 'tieneOxigeno', equals: 'true' };
    },
    rule: 'bad-comparison',
    line: '"true"',
  },
  {
    what: 'a unit of a text',
    break: (_, { fields }) => {
      fields.placas['x-field'].unit = 'L';
    },
    rule: 'wrong-type',
    line: 'unit',
    suggests: 'remove',
  },
  {
    what: 'a mask of a number',
    break: (_, { fields }) => {
      fields.anio['x-field'].mask = 'digits';
    },
    rule: 'wrong-type',
    line: 'mask',
    suggests: 'remove',
  },
  {
    what: 'money that is a text',
    break: (_, { fields }) => {
      fields.placas['x-field'].widget = 'money';
    },
    rule: 'bad-widget',
    line: 'money',
  },
  {
    what: 'capitals of a number',
    break: (_, { fields }) => {
      fields.anio['x-field'].normalize = ['upper'];
    },
    rule: 'wrong-type',
    line: 'normalize',
  },
  {
    what: 'a text in capitals and small letters',
    break: (_, { fields }) => {
      fields.placas['x-field'].normalize = ['upper', 'lower'];
    },
    rule: 'contradiction',
    line: 'normalize',
  },
  {
    what: 'labels of codes of a text',
    break: (_, { fields }) => {
      fields.placas['x-field'].options = { A: { es: 'A', en: 'A' } };
    },
    rule: 'wrong-type',
    line: 'options',
  },
  {
    what: 'a field that is typed once and set by the server',
    break: (_, { fields }) => {
      fields.estatus['x-field'].writeOnce = true;
    },
    rule: 'contradiction',
    line: 'writeOnce',
  },
  {
    what: 'a copy of a field of another type',
    break: (_, { fields }) => {
      fields.copia = aField('integer', {}, { copy: 'marcaClave.nombre' });
    },
    rule: 'wrong-type',
    line: 'copy',
  },
  {
    what: 'two sections of one name',
    break: (_, { x }) => {
      x.sections.push(x.sections[0]);
    },
    rule: 'name-clash',
    line: 'datos',
    suggests: 'one of them',
  },
  {
    what: 'two fields that were called alike',
    break: (_, { fields }) => {
      fields.placas['x-field'].renamedFrom = 'matricula';
      fields.serie['x-field'].renamedFrom = 'matricula';
    },
    rule: 'bad-rename',
    line: 'matricula',
  },
  {
    what: 'a field that was called as it is',
    break: (_, { fields }) => {
      fields.placas['x-field'].renamedFrom = 'placas';
    },
    rule: 'bad-rename',
    line: 'renamedFrom',
  },
  {
    what: 'an entity that was called as it is',
    break: (_, { x }) => {
      x.renamedFrom = 'ambulancia';
    },
    rule: 'bad-rename',
    line: 'renamedFrom',
  },
  {
    what: 'a permission for what nobody can do',
    break: (_, { x }) => {
      x.operations = ['list', 'get'];
      x.permissions = { create: 'catalogo.ver' };
    },
    rule: 'contradiction',
    line: 'create',
  },
  {
    what: 'a chart of texts',
    break: (_, { report }) => {
      report.chart.series = ['placas'];
    },
    rule: 'wrong-type',
    line: 'placas',
    suggests: 'km',
  },
  {
    what: 'paper of a report that has no PDF',
    break: (_, { report }) => {
      report.exports = ['csv'];
      report.paper = { orientation: 'landscape' };
    },
    rule: 'contradiction',
    line: 'paper',
    suggests: 'add `pdf` to `exports`',
  },
  {
    what: 'paper of a size that there is not',
    break: (_, { report }) => {
      report.exports = ['pdf'];
      report.paper = { size: 'leter' };
    },
    rule: 'unknown-value',
    line: 'leter',
    suggests: 'letter',
  },
  {
    what: 'a report that stands in no menu and that no record opens',
    break: (_, { report }) => {
      report.menu = false;
    },
    rule: 'contradiction',
    line: '"menu"',
    suggests: 'openedFrom',
  },
  {
    what: 'a report that a record of no entity opens',
    break: (_, { report }) => {
      report.openedFrom = [{ entity: 'ambulancias', take: { desde: 'placas' } }];
    },
    rule: 'unknown-entity',
    line: 'ambulancias',
    suggests: 'ambulancia',
  },
  {
    what: 'a report that is opened with a parameter that it does not have',
    break: (_, { report }) => {
      report.openedFrom = [{ entity: 'ambulancia', take: { dezde: 'placas' } }];
    },
    rule: 'unknown-field',
    line: 'dezde',
    suggests: 'desde',
  },
  {
    what: 'a report that is opened with a field that the record does not have',
    break: (_, { report }) => {
      report.openedFrom = [{ entity: 'ambulancia', take: { desde: 'placaz' } }];
    },
    rule: 'unknown-field',
    line: 'placaz',
    suggests: 'placas',
  },
  {
    what: 'a report that is opened from records whose condition asks for a field that they do not have',
    break: (_, { report }) => {
      report.openedFrom = [
        { entity: 'ambulancia', take: { desde: 'placas' }, when: { field: 'plakas', filled: true } },
      ];
    },
    rule: 'unknown-field',
    line: 'plakas',
    suggests: 'placas',
  },
  {
    what: 'a code on paper that leads to no record',
    break: (_, { report }) => {
      report.exports = ['pdf'];
      report.paper = { code: 'desde' };
    },
    rule: 'unknown-field',
    line: 'code',
    suggests: 'remove `code`',
  },
  {
    what: 'a report in the menu that there is not',
    break: (s) => {
      s['navigation.json']!.groups[0].items = [{ report: 'kilometrage' }];
    },
    rule: 'unknown-report',
    line: 'kilometrage',
    suggests: 'kilometraje',
  },
  {
    what: 'a unit of a column of texts',
    break: (_, { report }) => {
      report.columns[0].unit = 'km';
    },
    rule: 'wrong-type',
    line: 'unit',
  },
  {
    what: 'a minimum above the maximum',
    break: (_, { fields }) => {
      fields.anio.minimum = 3000;
    },
    rule: 'impossible-range',
    line: '3000',
  },
  {
    what: 'a default of another type',
    break: (_, { fields }) => {
      fields.anio.default = 'hoy';
    },
    rule: 'bad-default',
    line: 'hoy',
  },
  {
    what: 'a default outside the limits',
    break: (_, { fields }) => {
      fields.anio.default = 1900;
    },
    rule: 'bad-default',
    line: '1900',
  },
  {
    what: 'a default that is no code of the enum',
    break: (_, { fields }) => {
      fields.estatus.default = 'NUEVA';
    },
    rule: 'bad-default',
    line: 'NUEVA',
  },
  {
    what: 'a text limit on a number',
    break: (_, { fields }) => {
      fields.anio.maxLength = 4;
    },
    rule: 'wrong-type',
    line: 'maxLength',
  },
  {
    what: 'a widget that the type cannot have',
    break: (_, { fields }) => {
      fields.anio['x-field'].widget = 'textarea';
    },
    rule: 'bad-widget',
    line: 'textarea',
    suggests: 'number',
  },
  {
    what: 'a filter that the type cannot have',
    break: (_, { fields }) => {
      fields.anio['x-field'].filter = 'contains';
    },
    rule: 'bad-filter',
    line: 'contains',
    suggests: 'range',
  },
  {
    what: 'an array that does not say of what',
    break: (_, { fields }) => {
      delete fields.equipo.items;
    },
    rule: 'missing-keyword',
    line: 'array',
  },
  {
    what: 'an object that says nothing of what it holds',
    break: (_, { fields }) => {
      fields.notas = { title: 'Notas', type: 'object', 'x-field': { labels: { en: 'Notes' } } };
    },
    rule: 'missing-keyword',
    line: 'object',
  },
  {
    what: 'a field without a type',
    break: (_, { fields }) => {
      delete fields.anio.type;
    },
    rule: 'missing-keyword',
    line: 'anio',
  },
  {
    what: 'a key that is not a field',
    break: (_, { marca }) => {
      marca['x-entity'].key = 'clav';
    },
    rule: 'unknown-field',
    line: 'clav',
    suggests: 'clave',
  },
  {
    what: 'a key that may be empty',
    break: (_, { marca }) => {
      marca.required = ['nombre'];
    },
    rule: 'bad-key',
    line: 'clave',
  },
  {
    what: 'a permission that does not exist',
    break: (_, { x }) => {
      x.permissions = { view: 'catalogos.ver' };
    },
    rule: 'unknown-permission',
    line: 'catalogos.ver',
    suggests: 'catalogo.ver',
  },
  {
    what: 'a permission that nobody holds',
    break: (s) => {
      s['profiles.json']!.permissions.push({ key: 'flota.ver', title: { es: 'Ver', en: 'See' }, risk: 'BAJO' });
    },
    rule: 'ungranted-permission',
    line: 'flota.ver',
  },
  {
    what: 'a profile that holds an unknown permission',
    break: (s) => {
      s['profiles.json']!.profiles[0].permissions['catalogo.borrar'] = 'RED';
    },
    rule: 'unknown-permission',
    line: 'catalogo.borrar',
  },
  {
    what: 'a permission that is said to be planned, and is asked for',
    break: (s) => {
      s['profiles.json']!.permissions[0].planned = true;
    },
    rule: 'permission-in-use',
    line: '"planned": true',
    suggests: 'remove',
  },
  {
    what: 'a profile that may give one that there is not',
    break: (s) => {
      s['profiles.json']!.profiles[0].grants = [`${s['profiles.json']!.profiles[0].name}x`];
    },
    rule: 'unknown-profile',
    line: 'x"',
    suggests: 'did you mean',
  },
  {
    what: 'a pair at odds with an unknown permission',
    break: (s) => {
      conflictOf(s).permissions = ['catalogo.ver', 'catalogo.administra'];
    },
    rule: 'unknown-permission',
    line: 'catalogo.administra',
    suggests: 'catalogo.administrar',
  },
  {
    what: 'a permission at odds with itself',
    break: (s) => {
      conflictOf(s).permissions = ['catalogo.ver', 'catalogo.ver'];
    },
    rule: 'bad-conflict',
    line: 'catalogo.ver',
    suggests: 'remove',
  },
  {
    what: 'a pair at odds that stands twice',
    break: (s) => {
      const { permissions, ...rest } = conflictOf(s);
      s['profiles.json']!.conflicts.push({ permissions: permissions.toReversed(), ...rest });
    },
    rule: 'bad-conflict',
    line: 'permissions',
    suggests: 'keep one',
  },
  {
    what: 'a pair at odds without a reason',
    break: (s) => {
      delete conflictOf(s).reason;
    },
    rule: 'missing-keyword',
    line: '{',
    suggests: 'reason',
  },
  {
    what: 'a matrix whose rows come from nowhere',
    break: (s) => {
      matrixOf(s).rows = 'servicio';
    },
    rule: 'unknown-operation',
    line: 'servicio',
    suggests: 'servicios',
  },
  {
    what: 'a matrix whose rows ask for something',
    break: (s) => {
      matrixOf(s).rows = 'ubicacion';
    },
    rule: 'unknown-operation',
    line: 'ubicacion',
  },
  {
    what: 'a matrix with a misspelt key',
    break: (s) => {
      matrixOf(s).key = 'servico';
    },
    rule: 'unknown-field',
    line: 'servico',
    suggests: 'servicio',
  },
  {
    what: 'a matrix whose choice is no enum',
    break: (s) => {
      matrixOf(s).choice = 'servicio';
    },
    rule: 'unknown-field',
    line: '"choice"',
    suggests: 'grado',
  },
  {
    what: 'a matrix ordered by a code that is not there',
    break: (s) => {
      matrixOf(s).order = [['TODOS'], ['URGENCIAS']];
    },
    rule: 'unknown-option',
    line: 'TODOS',
    suggests: 'TODO',
  },
  {
    what: 'a matrix that affects an unknown field',
    break: (s) => {
      matrixOf(s).affects = 'ano';
    },
    rule: 'unknown-field',
    line: '"ano"',
    suggests: 'anio',
  },
  {
    what: 'a matrix that affects what is no number',
    break: (s) => {
      matrixOf(s).affects = 'color';
    },
    rule: 'bad-matrix',
    line: 'color',
  },
  {
    what: 'a matrix of items with a third field',
    break: (s, { fields }) => {
      matrixOf(s);
      fields.atiende.items.properties.nota = { title: 'Nota', type: 'string', 'x-field': { labels: { en: 'Note' } } };
    },
    rule: 'bad-matrix',
    line: 'matrix',
    suggests: 'remove',
  },
  {
    what: 'a matrix of what is no list',
    break: (s, { fields }) => {
      fields.anio['x-field'].matrix = matrixOf(s);
    },
    rule: 'bad-matrix',
    line: 'matrix',
    suggests: 'remove',
  },
  {
    what: 'a count of records that do not refer here',
    break: (_, { marca }) => {
      countOf(marca).field = 'placas';
    },
    rule: 'bad-reference',
    line: 'placas',
    suggests: 'marcaClave',
  },
  {
    what: 'a count over an unknown entity',
    break: (_, { marca }) => {
      countOf(marca).entity = 'ambulansia';
    },
    rule: 'unknown-entity',
    line: 'ambulansia',
    suggests: 'ambulancia',
  },
  {
    what: 'a count told apart by an unknown field',
    break: (_, { marca }) => {
      countOf(marca).where = { colour: 'ROJO' };
    },
    rule: 'unknown-field',
    line: 'colour',
    suggests: 'color',
  },
  {
    what: 'a count told apart by a code that is not there',
    break: (_, { marca }) => {
      countOf(marca).where = { color: ['ROJA'] };
    },
    rule: 'unknown-option',
    line: 'ROJA',
    suggests: 'ROJO',
  },
  {
    what: 'a count that is a text',
    break: (_, { marca }) => {
      countOf(marca);
      marca.properties.ambulancias.type = 'string';
    },
    rule: 'bad-count',
    line: 'count',
    suggests: 'remove',
  },
  {
    what: 'a menu group that does not exist',
    break: (_, { x }) => {
      x.menu = 'catalogo';
    },
    rule: 'unknown-menu',
    line: 'catalogo',
    suggests: 'catalogos',
  },
  {
    what: 'a section that the menu group does not have',
    break: (_, { x }) => {
      x.menu = { group: 'catalogos', section: 'flota' };
    },
    rule: 'unknown-menu',
    line: '"section"',
    suggests: 'section',
  },
  {
    what: 'a pile of work filtered by an unknown field',
    break: (s) => {
      s['navigation.json']!.groups[0].items = [
        { id: 'pila', title: { es: 'Pila', en: 'Pile' }, entity: 'ambulancia', filter: { estatuz: ['TALLER'] } },
      ];
    },
    rule: 'unknown-field',
    line: 'estatuz',
    suggests: 'estatus',
  },
  {
    what: 'a pile of work filtered by a code that there is not',
    break: (s) => {
      s['navigation.json']!.groups[0].items = [
        { id: 'pila', title: { es: 'Pila', en: 'Pile' }, entity: 'ambulancia', filter: { estatus: ['TALER'] } },
      ];
    },
    rule: 'unknown-option',
    line: 'TALER',
    suggests: 'TALLER',
  },
  {
    what: 'a pile of work for a step that there is not',
    break: (s) => {
      s['navigation.json']!.groups[0].items = [
        { id: 'pila', title: { es: 'Pila', en: 'Pile' }, entity: 'ambulancia', filter: { paso: 'reparrar' } },
      ];
    },
    rule: 'unknown-option',
    line: 'reparrar',
    suggests: 'reparar',
  },
  {
    what: 'a page of the menu that needs a permission nobody knows',
    break: (s) => {
      s['navigation.json']!.groups[0].items = [
        { id: 'pagina', title: { es: 'Página', en: 'Page' }, to: '/ambulancia', needs: 'catalogo.vr' },
      ];
    },
    rule: 'unknown-permission',
    line: 'catalogo.vr',
    suggests: 'catalogo.ver',
  },
  {
    what: 'a menu entry for an unknown entity',
    break: (s) => {
      s['navigation.json']!.groups[0].items = [{ entity: 'ambulansia' }];
    },
    rule: 'unknown-entity',
    line: 'ambulansia',
    suggests: 'ambulancia',
  },
  {
    what: 'a state that is no code',
    break: (_, { x }) => {
      x.lifecycle.states.PERDIDA = { final: true };
    },
    rule: 'unknown-state',
    line: 'PERDIDA',
  },
  {
    what: 'a transition from an unknown state',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.from = ['TALLERES'];
    },
    rule: 'unknown-state',
    line: 'TALLERES',
    suggests: 'TALLER',
  },
  {
    what: 'a state that nothing leads to',
    break: (_, { x }) => {
      x.lifecycle.transitions.reparar.to = 'BAJA';
    },
    rule: 'unreachable-state',
    line: 'TALLER',
  },
  {
    what: 'a state that nothing leaves',
    break: (_, { x }) => {
      delete x.lifecycle.states.BAJA.final;
    },
    rule: 'dead-end',
    line: 'BAJA',
    suggests: 'final',
  },
  {
    what: 'a lifecycle over a field that is no enum',
    break: (_, { x }) => {
      x.lifecycle.field = 'placas';
    },
    rule: 'bad-lifecycle',
    line: 'placas',
    suggests: 'estatus',
  },
  {
    what: 'a lifecycle that keeps its time in a field of another kind',
    break: (_, { x }) => {
      x.lifecycle.since = 'anio';
    },
    rule: 'bad-lifecycle',
    line: 'since',
  },
  {
    what: 'a time limit that no field holds',
    break: (_, { x }) => {
      x.lifecycle.states.TALLER = { sla: [{ hours: 48 }] };
    },
    rule: 'bad-lifecycle',
    line: 'sla',
  },
  {
    what: 'a stamp on a field that people write',
    break: (_, { x }) => {
      x.lifecycle.transitions.reparar.stamps = { revision: 'today' };
    },
    rule: 'bad-lifecycle',
    line: 'revision',
  },
  {
    what: 'a stamp on an unknown field',
    break: (_, { x }) => {
      x.lifecycle.stamps = { revisyon: 'now' };
    },
    rule: 'unknown-field',
    line: 'revisyon',
    suggests: 'revision',
  },
  {
    what: 'several states that nothing chooses among',
    break: (_, { x }) => {
      x.lifecycle.transitions.retirar.to = ['BAJA', 'TALLER'];
    },
    rule: 'bad-lifecycle',
    line: '"to"',
  },
  {
    what: 'a choice where there is none',
    break: (_, { x }) => {
      x.lifecycle.transitions.retirar.outcome = 'destino';
    },
    rule: 'bad-lifecycle',
    line: 'outcome',
  },
  {
    what: 'a step that comes by itself after a time nobody keeps',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.after = { hours: 4 };
    },
    rule: 'bad-lifecycle',
    line: 'after',
  },
  {
    what: 'a step that comes by itself after a date that is none',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.after = { field: 'estatus', days: 1 };
    },
    rule: 'bad-lifecycle',
    line: 'estatus',
  },
  {
    what: 'a segregation of duties by an unknown field',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.notSameAs = ['mecanicoId'];
    },
    rule: 'unknown-field',
    line: 'mecanicoId',
  },
  {
    what: 'a step whose scope is an unknown field',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.scope = { unidad: 'unidadId' };
    },
    rule: 'unknown-field',
    line: 'unidadId',
  },
  {
    what: 'a step of a party that there is not',
    break: (_, { x, fields }) => {
      partyOf(x, fields);
      x.lifecycle.transitions.liberar.by = 'talleres';
    },
    rule: 'unknown-party',
    line: 'talleres',
    suggests: 'taller',
  },
  {
    what: 'a state that a party sees that there is not',
    break: (_, { x, fields }) => {
      partyOf(x, fields);
      x.lifecycle.states.ALTA = { seenBy: 'talleres' };
    },
    rule: 'unknown-party',
    line: 'talleres',
    suggests: 'taller',
  },
  {
    what: 'a state that is hidden from others who may write in it',
    break: (_, { x, fields }) => {
      partyOf(x, fields);
      x.lifecycle.states.ALTA = { seenBy: 'taller' };
    },
    rule: 'bad-lifecycle',
    line: 'seenBy',
    suggests: 'writeBy',
  },
  {
    what: 'a step whose party is said twice',
    break: (_, { x, fields }) => {
      partyOf(x, fields);
      Object.assign(x.lifecycle.transitions.liberar, { by: 'taller', scope: { unidad: 'tallerId' } });
    },
    rule: 'contradiction',
    line: '"scope"',
    suggests: 'remove',
  },
  {
    what: 'a party by a field of another kind',
    break: (_, { x, fields }) => {
      partyOf(x, fields).scope = { unidad: 'anio' };
    },
    rule: 'bad-scope',
    line: 'anio',
  },
  {
    what: 'a party by an unknown field',
    break: (_, { x, fields }) => {
      partyOf(x, fields).scope = { unidad: 'tallrId' };
    },
    rule: 'unknown-field',
    line: 'tallrId',
    suggests: 'tallerId',
  },
  {
    what: 'a writer who is no party',
    break: (_, { x, fields }) => {
      partyOf(x, fields);
      x.writeBy = 'base';
    },
    rule: 'unknown-party',
    line: 'writeBy',
  },
  {
    what: 'a notice to those who can take an unknown step',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.notify = [{ kind: 'SISTEMA', next: 'reparrar' }];
    },
    rule: 'unknown-step',
    line: 'reparrar',
    suggests: 'reparar',
  },
  {
    what: 'a notice to whom a field of another kind should name',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.notify = [{ kind: 'SISTEMA', to: ['placas'] }];
    },
    rule: 'bad-lifecycle',
    line: 'placas',
  },
  {
    what: 'a notice to nobody',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.notify = [{ kind: 'SISTEMA' }];
    },
    rule: 'missing-keyword',
    line: '{',
  },
  {
    what: 'a notice with an unknown detail',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.notify = [{ kind: 'SISTEMA', next: 'reparar', detail: 'placs' }];
    },
    rule: 'unknown-field',
    line: 'placs',
    suggests: 'placas',
  },
  {
    what: 'a notice that is an alert by a code that there is not',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.notify = [
        { kind: 'SISTEMA', next: 'reparar', alert: { field: 'color', equals: 'ROJA' } },
      ];
    },
    rule: 'unknown-option',
    line: 'ROJA',
    suggests: 'ROJO',
  },
  {
    what: 'a notice when a field has a code that there is not',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.notify = [
        { kind: 'SISTEMA', next: 'reparar', when: { not: { field: 'color', equals: 'ROJA' } } },
      ];
    },
    rule: 'unknown-option',
    line: 'ROJA',
    suggests: 'ROJO',
  },
  {
    what: 'a lifecycle over a field that anybody may write',
    break: (_, { fields }) => {
      delete fields.estatus.readOnly;
    },
    rule: 'bad-lifecycle',
    line: '"field": "estatus"',
    suggests: 'readOnly',
  },
  {
    what: 'a reach by a text',
    break: (_, { x }) => {
      x.scope = { unidad: 'placas' };
    },
    rule: 'bad-scope',
    line: 'placas',
  },
  {
    what: 'a reach by something else than it says',
    break: (_, { x }) => {
      x.scope = { almacen: 'marcaClave' };
    },
    rule: 'bad-scope',
    line: 'marcaClave',
  },
  {
    what: 'a reach for writing by the key of something else',
    break: (_, { x }) => {
      x.writeScope = { unidad: ['ambulanciaId'] };
    },
    rule: 'bad-scope',
    line: 'ambulanciaId',
  },
  {
    what: 'a reach by nothing at all',
    break: (_, { x }) => {
      x.scope = {};
    },
    rule: 'bad-value',
    line: '"scope": {}',
  },
  {
    what: 'a step whose scope is a field of another kind',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.scope = { servicio: 'anio' };
    },
    rule: 'bad-scope',
    line: 'anio',
  },
  {
    what: 'a segregation of duties by a field that holds nobody',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.notSameAs = ['placas'];
    },
    rule: 'bad-lifecycle',
    line: 'placas',
  },
  {
    what: 'a step for one person whom a field of another kind should name',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.onlyBy = ['marcaClave'];
    },
    rule: 'bad-lifecycle',
    line: 'marcaClave',
  },
  {
    what: 'a step that requires what its form does not ask',
    break: (_, { x }) => {
      x.lifecycle.transitions.retirar.form = { properties: { color: {} }, required: ['colr'] };
    },
    rule: 'unknown-field',
    line: 'colr',
    suggests: 'color',
  },
  {
    what: 'a step that fills in lines that are none',
    break: (_, { x }) => {
      x.lifecycle.transitions.retirar.lines = { field: 'responsable', fields: ['nombre'] };
    },
    rule: 'unknown-field',
    line: 'responsable',
  },
  {
    what: 'a step that fills in what is filled in before',
    break: (_, { x, fields }) => {
      fields.equipo['x-field'].lines = {};
      x.lifecycle.transitions.retirar.lines = { field: 'equipo', fields: ['cantidad'] };
    },
    rule: 'bad-lifecycle',
    line: 'cantidad',
  },
  {
    what: 'a condition for a column that the step does not fill in',
    break: (_, { x, fields }) => {
      stepLinesOf(x, fields).when = { cantidad: { field: 'color', equals: 'ROJO' } };
    },
    rule: 'unknown-field',
    line: 'cantidad',
    suggests: 'entregada',
  },
  {
    what: 'a condition for a column that must be filled in',
    break: (_, { x, fields }) => {
      const lines = stepLinesOf(x, fields);
      lines.required = ['entregada'];
      lines.when = { entregada: { field: 'color', equals: 'ROJO' } };
    },
    rule: 'bad-lifecycle',
    line: 'entregada',
  },
  {
    what: 'a condition of a column on what the document has not',
    break: (_, { x, fields }) => {
      stepLinesOf(x, fields).when = { entregada: { field: 'colr', equals: 'ROJO' } };
    },
    rule: 'unknown-field',
    line: 'colr',
    suggests: 'color',
  },
  {
    what: 'a condition of a column on a code that there is not',
    break: (_, { x, fields }) => {
      stepLinesOf(x, fields).when = { entregada: { field: 'color', equals: 'ROJA' } };
    },
    rule: 'unknown-option',
    line: 'ROJA',
    suggests: 'ROJO',
  },
  {
    what: 'lines that are unique by an unknown column',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = { unique: [['nombr']] };
    },
    rule: 'unknown-field',
    line: 'nombr',
    suggests: 'nombre',
  },
  {
    what: 'lines scanned by a column that refers to nothing',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = { scan: 'nombre' };
    },
    rule: 'bad-reference',
    line: 'nombre',
  },
  {
    what: 'a scan that fills in an unknown column',
    break: (_, { fields }) => {
      fields.equipo.items.properties.marca = aText('Marca', {}, { reference: 'marca' });
      fields.equipo['x-field'].lines = { scan: { reference: 'marca', lot: 'nombr' } };
    },
    rule: 'unknown-field',
    line: 'nombr',
    suggests: 'nombre',
  },
  {
    what: 'a scan by a part of it that refers to nothing',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = { scan: { reference: 'nombre' } };
    },
    rule: 'bad-reference',
    line: 'nombre',
  },
  {
    what: 'a lot that is no text',
    break: (_, { fields }) => {
      fields.equipo.items.properties.marca = aText('Marca', {}, { reference: 'marca' });
      fields.equipo['x-field'].lines = { scan: { reference: 'marca', lot: 'cantidad' } };
    },
    rule: 'wrong-type',
    line: 'lot',
  },
  {
    what: 'an expiry that is no date',
    break: (_, { fields }) => {
      fields.equipo.items.properties.marca = aText('Marca', {}, { reference: 'marca' });
      fields.equipo['x-field'].lines = { scan: { reference: 'marca', expiry: 'nombre' } };
    },
    rule: 'wrong-type',
    line: 'expiry',
  },
  {
    what: 'lines in a table that another entity has',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = { table: 'marca' };
    },
    rule: 'name-clash',
    line: 'lines',
  },
  {
    what: 'a picker of lines narrowed by a field that the other entity lacks',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = {};
      fields.equipo.items.properties.nombre['x-field'].reference = { entity: 'marca', filter: { nombr: 'x' } };
    },
    rule: 'unknown-field',
    line: 'nombr',
    suggests: 'nombre',
  },
  {
    what: 'a number for documents of no unit',
    break: (_, { x, fields }) => {
      fields.folio = { ...structuredClone(fields.placas), readOnly: true };
      x.folio = { series: 'AMB', digits: 5, unit: 'marcaClave' };
    },
    rule: 'bad-folio',
    line: 'unit',
  },
  {
    what: 'a number assigned by a step that does not exist',
    break: (_, { x, fields }) => {
      fields.folio = { ...structuredClone(fields.placas), readOnly: true };
      x.folio = { series: 'AMB', digits: 5, unit: 'marcaClave', on: 'repara' };
    },
    rule: 'bad-folio',
    line: 'repara',
    suggests: 'reparar',
  },
  {
    what: 'a copy of a field that the other entity lacks',
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
    what: 'a copy from a field that refers to nothing',
    break: (_, { fields }) => {
      fields.copia = { title: 'Copia', type: 'string', 'x-field': { labels: { en: 'Copy' }, copy: 'placas.nombre' } };
    },
    rule: 'bad-reference',
    line: 'copy',
  },
  {
    what: 'a body that is said twice',
    break: (_, { operation }) => {
      operation.kind = 'action';
      operation.body = { type: 'object' };
      operation.form = {
        properties: { nota: { title: 'Nota', type: 'string', 'x-field': { labels: { en: 'Note' } } } },
      };
    },
    rule: 'bad-operation',
    line: 'body',
  },
  {
    what: 'a form of an operation that requires what it does not ask',
    break: (_, { operation }) => {
      operation.kind = 'action';
      operation.form = {
        properties: { nota: { title: 'Nota', type: 'string', 'x-field': { labels: { en: 'Note' } } } },
        required: ['notas'],
      };
    },
    rule: 'unknown-field',
    line: 'notas',
    suggests: 'nota',
  },
  {
    what: 'a path parameter that is not declared',
    break: (_, { operation }) => {
      operation.path = '/{id}/ubicacion';
    },
    rule: 'missing-parameter',
    line: '{id}',
  },
  {
    what: 'two operations on one route',
    break: (s) => {
      s['endpoints/flota/otro.json'] = {
        ...structuredClone(s['endpoints/flota/ambulancia.json']),
        operations: { donde: s['endpoints/flota/ambulancia.json']!.operations.ubicacion },
      };
    },
    rule: 'duplicate-path',
    line: 'donde',
  },
  {
    what: 'an operation over the standard ones',
    break: (_, { operation }) => {
      operation.path = '';
    },
    rule: 'duplicate-path',
    line: 'ubicacion',
  },
  {
    what: 'an operation that answers an unknown entity',
    break: (_, { operation }) => {
      operation.answerEntity = 'ambulancias';
    },
    rule: 'unknown-entity',
    line: 'ambulancias',
    suggests: 'ambulancia',
  },
  {
    what: 'a chart of a column that does not exist',
    break: (_, { report }) => {
      report.chart.series = ['kms'];
    },
    rule: 'unknown-field',
    line: 'kms',
    suggests: 'km',
  },
  {
    what: 'a heat map of a field that does not exist',
    break: (_, { report }) => {
      report.blocks[0].value = 'enServisio';
    },
    rule: 'unknown-field',
    line: 'enServisio',
    suggests: 'enServicio',
  },
  {
    what: 'a heat map coloured by a word',
    break: (_, { report }) => {
      report.blocks[0].value = 'color';
    },
    rule: 'wrong-type',
    line: 'color',
    suggests: 'enServicio',
  },
  {
    what: 'a heat map of a count that is a share of something',
    break: (_, { report }) => {
      report.blocks[0].value = 'ambulancias';
    },
    rule: 'bad-block',
    line: '"of"',
    suggests: 'remove `of`',
  },
  {
    what: 'a heat map of a count with limits in percent',
    break: (_, { report }) => {
      Object.assign(report.blocks[0], { value: 'ambulancias', levels: [1, 2, 3, 4] });
      delete report.blocks[0].of;
    },
    rule: 'bad-block',
    line: 'levels',
    suggests: 'remove `levels`',
  },
  {
    what: 'a line without moments',
    break: (_, { report }) => {
      delete report.blocks[1].at;
    },
    rule: 'bad-block',
    line: 'sparklines',
    suggests: 'add `at`',
  },
  {
    what: 'a line over words',
    break: (_, { report }) => {
      report.blocks[1].at = 'placas';
    },
    rule: 'wrong-type',
    line: 'placas',
    suggests: 'dia',
  },
  {
    what: 'a line of words',
    break: (_, { report }) => {
      report.blocks[1].value = 'placas';
    },
    rule: 'wrong-type',
    line: 'placas',
    suggests: 'kilometros',
  },
  {
    what: 'a line that is watched from less and less',
    break: (_, { report }) => {
      report.blocks[1].marks = [400, 200];
    },
    rule: 'bad-block',
    line: 'marks',
  },
  {
    what: 'a line with the limits of shares',
    break: (_, { report }) => {
      report.blocks[1].levels = [50, 70, 85, 95];
    },
    rule: 'bad-block',
    line: 'levels',
    suggests: 'remove `levels`',
  },
  {
    what: 'a heat map that is watched as lines are',
    break: (_, { report }) => {
      report.blocks[0].marks = [5];
    },
    rule: 'bad-block',
    line: 'marks',
    suggests: 'remove `marks`',
  },
  {
    what: 'a box plot without how many cases it is of',
    break: (_, { report }) => {
      const [, lines] = report.blocks;
      const { marks: _marks, at: _at, ...rest } = lines;
      const ends = Object.fromEntries(['least', 'lower', 'upper', 'most'].map((part) => [part, 'kilometros']));
      report.blocks[1] = { ...rest, ...ends, type: 'boxplot' };
    },
    rule: 'bad-block',
    line: 'boxplot',
    suggests: 'add `of`',
  },
  {
    what: 'a sankey that goes nowhere',
    break: (_, { report }) => {
      const { marks: _marks, at: _at, label: _label, ...rest } = report.blocks[1];
      report.blocks[1] = { ...rest, row: 'placas', type: 'sankey' };
    },
    rule: 'bad-block',
    line: 'sankey',
    suggests: 'add `column`',
  },
  {
    what: 'a control chart without its limits',
    break: (_, { report }) => {
      const { marks: _marks, at: _at, ...rest } = report.blocks[1];
      report.blocks[1] = { ...rest, centre: 'kilometros', lower: 'kilometros', type: 'control' };
    },
    rule: 'bad-block',
    line: 'control',
    suggests: 'add `upper`',
  },
  {
    what: 'a stack put together of moments',
    break: (_, { report }) => {
      const { marks: _marks, at: _at, ...rest } = report.blocks[1];
      report.blocks[1] = { ...rest, column: 'dia', type: 'stack' };
    },
    rule: 'wrong-type',
    line: 'dia',
    suggests: 'placas',
  },
  {
    what: 'a pareto that says no share',
    break: (_, { report }) => {
      const { marks: _marks, at: _at, ...rest } = report.blocks[1];
      report.blocks[1] = { ...rest, figure: 'kilometros', type: 'pareto' };
    },
    rule: 'wrong-type',
    line: 'kilometros',
  },
  {
    what: 'a heat map without its columns',
    break: (_, { report }) => {
      delete report.blocks[0].column;
    },
    rule: 'bad-block',
    line: 'heatmap',
    suggests: 'column',
  },
  {
    what: 'a part that a drawing does not have',
    break: (_, { report }) => {
      report.blocks[0].latitude = 'enServicio';
    },
    rule: 'bad-block',
    line: 'latitude',
    suggests: 'remove',
  },
  {
    what: 'a field of a drawing without a title',
    break: (_, { report }) => {
      delete report.blocks[0].fields[0].title;
    },
    rule: 'bad-block',
    line: 'marca',
    suggests: 'title',
  },
  {
    what: 'a tile of a heat map',
    break: (_, { report }) => {
      report.blocks[0].fields[3].tone = 'danger';
    },
    rule: 'bad-block',
    line: 'tone',
    suggests: 'remove',
  },
  {
    what: 'limits that do not ascend',
    break: (_, { report }) => {
      report.blocks[0].levels = [50, 40, 85, 95];
    },
    rule: 'bad-block',
    line: 'levels',
  },
  {
    what: 'a heat map without colours',
    break: (_, { report }) => {
      report.blocks[0].neutral = true;
    },
    rule: 'bad-block',
    line: 'neutral',
    suggests: 'remove',
  },
  {
    what: 'limits of what has no colours',
    break: (_, { report }) => {
      const [map] = report.blocks;
      report.blocks.push({
        name: 'total',
        type: 'tiles',
        title: map.title,
        fields: [map.fields[2]],
        neutral: true,
        levels: [1, 2, 3, 4],
      });
    },
    rule: 'bad-block',
    line: 'levels',
    suggests: 'remove',
  },
  {
    what: 'two blocks of one name',
    break: (_, { report }) => {
      report.blocks.push(structuredClone(report.blocks[0]));
    },
    rule: 'name-clash',
    line: 'colores',
  },
  {
    what: 'a figure that leads to an unknown list',
    break: (_, { report }) => {
      report.blocks[0].drill.entity = 'ambulansia';
    },
    rule: 'unknown-entity',
    line: 'ambulansia',
    suggests: 'ambulancia',
  },
  {
    what: 'a figure that leads to a list without that filter',
    break: (_, { report }) => {
      report.blocks[0].drill.filter = { colour: { field: 'color' } };
    },
    rule: 'bad-filter',
    line: 'colour',
    suggests: 'color',
  },
  {
    what: 'a figure that leads by a field that its row lacks',
    break: (_, { report }) => {
      report.blocks[0].drill.filter.color = { field: 'colr' };
    },
    rule: 'unknown-field',
    line: 'colr',
    suggests: 'color',
  },
  {
    what: 'a figure that leads by a field of another type',
    break: (_, { report }) => {
      report.blocks[0].drill.filter.anio = { gte: { field: 'hasta' } };
    },
    rule: 'wrong-type',
    line: 'hasta',
  },
  {
    what: 'a figure that leads by an option that does not exist',
    break: (_, { report }) => {
      report.blocks[0].drill.filter.color = ['ROJA'];
    },
    rule: 'unknown-option',
    line: 'ROJA',
    suggests: 'ROJO',
  },
  {
    what: 'a figure that leads by an unknown parameter',
    break: (_, { report }) => {
      report.blocks[0].drill.filter.color = { values: ['ROJO'], unless: 'desda' };
    },
    rule: 'unknown-field',
    line: 'desda',
    suggests: 'desde',
  },
  {
    what: 'a figure that leads to a list in an order that it does not have',
    break: (_, { report }) => {
      report.blocks[0].drill.sort = { field: 'plakas' };
    },
    rule: 'bad-sort',
    line: 'plakas',
    suggests: 'placas',
  },
  {
    what: 'an operation of a row that no list has a button for',
    break: (_, { report }) => {
      report.blocks[0].action = { entity: 'ambulancia', operation: 'despachar', start: { color: 'ROJO' } };
    },
    rule: 'unknown-operation',
    line: 'despachar',
  },
  {
    what: 'a field of a record that is referred to, which does not have it',
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
    what: 'a field of another type than that of the record that is referred to',
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
    what: 'a field through another that comes from a record that refers to it',
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
  {
    what: 'a column under a heading that does not exist',
    break: (_, { report }) => {
      report.groups = { mes: { es: 'Mes', en: 'Month' } };
      report.columns[1].group = 'mez';
    },
    rule: 'unknown-field',
    line: 'mez',
    suggests: 'mes',
  },
  {
    what: 'a report in a language only',
    break: (_, { report }) => {
      delete report.labels.en;
    },
    rule: 'missing-translation',
    line: 'labels',
  },
  {
    what: 'a parameter of a report that is required and does not exist',
    break: (_, { report }) => {
      report.parameters = {
        properties: {
          desde: { title: 'Desde', type: 'string', format: 'date', 'x-field': { labels: { en: 'From' } } },
        },
        required: ['dezde'],
      };
    },
    rule: 'unknown-field',
    line: 'dezde',
    suggests: 'desde',
  },
  {
    what: 'an import of a column that does not exist',
    break: (s) => {
      importOf(s).import.columns.push('anyo');
    },
    rule: 'unknown-field',
    line: 'anyo',
    suggests: 'anio',
  },
  {
    what: 'an import of what no cell can hold',
    break: (s) => {
      importOf(s).import.columns.push('responsable');
    },
    rule: 'unsupported',
    line: 'responsable',
  },
  {
    what: 'an import that cannot tell records apart',
    break: (s) => {
      importOf(s).import.match = 'anio';
    },
    rule: 'bad-operation',
    line: '"match": "anio"',
  },
  {
    what: 'an import that does not say what it fills in',
    break: (s) => {
      delete importOf(s).import;
    },
    rule: 'bad-operation',
    line: '"import"',
  },
  {
    what: 'an export that does not say its columns',
    break: (s) => {
      delete exportOf(s).export;
    },
    rule: 'bad-operation',
    line: '"export"',
    suggests: 'export',
  },
  {
    what: 'columns of an operation that gives no file',
    break: (s) => {
      exportOf(s).kind = 'query';
    },
    rule: 'bad-operation',
    line: '"query"',
    suggests: 'export',
  },
  {
    what: 'an export that answers something else, too',
    break: (s) => {
      exportOf(s).answer = { type: 'object' };
    },
    rule: 'bad-operation',
    line: 'answer',
    suggests: 'remove',
  },
  {
    what: 'a column of a file that stands twice',
    break: (s) => {
      const { columns } = exportOf(s).export;
      columns.push(columns[0]);
    },
    rule: 'name-clash',
    line: 'placas',
    suggests: 'one of them',
  },
  {
    what: 'a column of a file in one language only',
    break: (s) => {
      delete exportOf(s).export.columns[0].title.en;
    },
    rule: 'missing-translation',
    line: 'title',
  },
  {
    what: 'a refusal that follows from what the operation is',
    break: (_, { operation }) => {
      operation.problems = [404];
    },
    rule: 'bad-operation',
    line: 'problems',
    suggests: 'remove',
  },
  {
    what: 'one refusal among others that follows',
    break: (_, { operation }) => {
      operation.problems = [409, 404];
    },
    rule: 'bad-operation',
    line: '404',
    suggests: 'remove',
  },
  {
    what: 'an action whose answer is known by its content',
    break: (s) => {
      s['endpoints/flota/ambulancia.json']!.operations.enviarTaller.etag = true;
    },
    rule: 'bad-operation',
    line: 'etag',
    suggests: 'remove',
  },
  {
    what: 'a sum of texts',
    break: (_, { report }) => {
      report.columns[0].total = 'sum';
    },
    rule: 'wrong-type',
    line: 'sum',
  },
  {
    what: 'a rename from an entity that still exists',
    break: (_, { x }) => {
      x.renamedFrom = 'marca';
    },
    rule: 'bad-rename',
    line: 'renamedFrom',
  },
];

describe('a fault in the schemas', () => {
  it.each(FAULTS)('is told where it stands: $what', async ({ break: breakIt, rule, line, suggests }) => {
    const schemas = baseSchemas();
    const ambulancia = schemas[AMBULANCE]!;
    breakIt(schemas, {
      ambulancia,
      x: ambulancia['x-entity'],
      fields: ambulancia.properties,
      marca: schemas['entities/flota/marca.json']!,
      operation: schemas['endpoints/flota/ambulancia.json']!.operations.ubicacion,
      report: schemas['reports/kilometraje.json']!['x-report'],
    });
    const result = await compileProject(schemas);
    if (result.ok) throw new Error('The fault went unnoticed.');
    const told = result.errors
      .map(
        (error) =>
          `${error.file}:${error.line}:${error.column} ${error.rule}: ${error.message} → ${error.suggestion ?? ''} | ${error.excerpt}`,
      )
      .join('\n');
    const error = result.errors.find((candidate) => candidate.rule === rule && candidate.excerpt.includes(line));
    expect(error, told).toBeDefined();
    expect(error!.file).toMatch(/^schemas\/.+\.json$/);
    expect(error!.line).toBeGreaterThan(0);
    expect(error!.column).toBeGreaterThan(0);
    expect(error!.suggestion ?? '', told).toContain(suggests ?? '');
  });
});

it('knows the tables that the server has for itself', () => {
  expect([...SYSTEM_TABLES].toSorted()).toEqual(
    Object.values(systemTables)
      .flatMap((table) => (is(table, PgTable) ? getTableName(table) : []))
      .toSorted(),
  );
});

it('knows the sound set as sound', async () => {
  const result = await compileProject(baseSchemas());
  expect(result.ok ? [] : result.errors).toEqual([]);
});

it('knows a sound number of documents as sound', async () => {
  const schemas = baseSchemas();
  folioOf(schemas);
  const result = await compileProject(schemas);
  expect(result.ok ? [] : result.errors).toEqual([]);
});

it('tells all faults of a run at once', async () => {
  const schemas = baseSchemas();
  schemas[AMBULANCE]!.properties.anio.default = 'hoy';
  schemas[AMBULANCE]!['x-entity'].search = ['placs'];
  schemas['entities/flota/marca.json']!.properties.nombre.maxLenght = 3;
  const result = await compileProject(schemas);
  expect(result.ok ? [] : result.errors.map((error) => error.rule).toSorted()).toEqual([
    'bad-default',
    'unknown-field',
    'unknown-keyword',
  ]);
});

it('writes nothing when there is a fault, and ends with an error', async () => {
  const schemas = baseSchemas();
  schemas[AMBULANCE]!.properties.anio.default = 'hoy';
  await withProject(schemas, async (root) => {
    const run = promisify(execFile)(path.resolve('node_modules/.bin/tsx'), [
      path.resolve('scripts/codegen/main.ts'),
      '--root',
      root,
    ]);
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('schemas/entities/flota/ambulancia.json:'),
    });
    expect(await readdir(root)).toEqual(['schemas']);
  });
});
