import type { SchemaNode } from './base-schemas';
import type { Schemas } from './fault';

export const AMBULANCE = 'entities/flota/ambulancia.json';
export const rename = (object: SchemaNode, from: string, to: string) => {
  object[to] = object[from];
  delete object[from];
};

/** Returns a valid import of ambulances, for tests to break. */
export function importOf(schemas: Schemas): SchemaNode {
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

/** Returns a valid party of the ambulance, for tests to break: the unit that repairs it. */
export function partyOf(x: SchemaNode, fields: SchemaNode): SchemaNode {
  fields.tallerId = {
    title: 'Taller',
    type: 'integer',
    'x-field': { labels: { en: 'Workshop' }, reference: 'unidad' },
  };
  x.parties = { taller: { title: { es: 'el taller', en: 'the workshop' }, scope: { unidad: 'tallerId' } } };
  return x.parties.taller;
}

/** Returns a valid file export of ambulances, for tests to break. */
export function exportOf(schemas: Schemas): SchemaNode {
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

/** Returns a valid matrix of choices, with the operation that provides its rows, for tests to break. */
export function matrixOf(schemas: Schemas): SchemaNode {
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

/** Returns a valid count of ambulances by make, for tests to break. */
export function countOf(marca: SchemaNode): SchemaNode {
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

/** Returns a valid worklist of ambulances in repair, for tests to break. */
export function worklistOf(schemas: Schemas): SchemaNode {
  const worklist = {
    $schema: '../meta/worklist.json',
    profiles: ['SUPERUSUARIO'],
    sections: [
      {
        id: 'taller',
        title: { es: 'En taller', en: 'In repair' },
        entity: 'ambulancia',
        filter: { paso: 'liberar' },
        fact: 'color',
        due: 'revision',
        action: 'liberar',
      },
    ],
  };
  schemas['worklists/flota.json'] = worklist;
  return worklist;
}

/** Returns the valid day of a worklist, for tests to break: the ambulances that leave today. */
export function dayOf(schemas: Schemas): SchemaNode {
  schemas[AMBULANCE]!.properties.salida = {
    title: 'Salida',
    type: 'string',
    format: 'date-time',
    'x-field': { labels: { en: 'Departure' } },
  };
  const day = {
    title: { es: 'Salen hoy', en: 'Leave today' },
    entity: 'ambulancia',
    filter: { color: 'VERDE' },
    date: 'revision',
    time: 'salida',
    show: ['marcaClave', 'placas'],
  };
  worklistOf(schemas).day = day;
  return day;
}

/** Returns a valid pair of conflicting permissions, for tests to break. */
export function conflictOf(schemas: Schemas): SchemaNode {
  const conflict = {
    permissions: ['catalogo.ver', 'catalogo.administrar'],
    reason: { es: 'Se revisa a sí mismo.', en: 'They review themselves.' },
    severity: 'ALTO',
  };
  schemas['profiles.json']!.conflicts = [conflict];
  return conflict;
}

/** Replaces the default of the year in the ambulance file with a value nested to the given number of levels. */
export function deepened(schemas: Schemas, [open, close]: readonly [string, string], levels: number): void {
  schemas[AMBULANCE] = JSON.stringify(schemas[AMBULANCE]).replace(
    '"default":2026',
    `"default":${open.repeat(levels)}1${close.repeat(levels)}`,
  );
}

/** Returns a valid text field. */
export const aText = (title = 'Nota', more: object = {}, own: object = {}): SchemaNode => ({
  title,
  type: 'string',
  maxLength: 60,
  ...more,
  'x-field': { labels: { en: title }, ...own },
});
/** Returns a valid field of another type. */
export const aField = (type: string, more: object = {}, own: object = {}): SchemaNode => ({
  title: 'Dato',
  type,
  ...more,
  'x-field': { labels: { en: 'Datum' }, ...own },
});
export const LONG = 'a'.repeat(70);

/** Adds a computed field to ambulances. */
export function ageOf(fields: SchemaNode, own: object = {}): void {
  fields.edad = aField('integer', {}, { computed: { fn: 'edad', from: ['anio'] }, ...own });
}

/** Adds a reference from an ambulance to another, with a narrowed picker. */
export function pickerOf(fields: SchemaNode, narrowed: object): void {
  fields.relevo = aField('integer', {}, { reference: { entity: 'ambulancia', ...narrowed } });
}

/** Returns a list of references. */
export function listOf(reference: object): SchemaNode {
  return aField('array', { items: { type: 'integer' } }, { reference });
}

/** Returns valid lines that a step fills in, for tests to break. */
export function stepLinesOf(x: SchemaNode, fields: SchemaNode): SchemaNode {
  fields.equipo.items.properties.entregada = aField('integer', { readOnly: true });
  fields.equipo['x-field'].lines = {};
  x.lifecycle.transitions.retirar.lines = { field: 'equipo', fields: ['entregada'] };
  return x.lifecycle.transitions.retirar.lines;
}

/** Adds a menu entry: ambulances with a filter. */
export function pileOf(schemas: Schemas, filter: object): void {
  schemas['navigation.json']!.groups[0].items = [
    { id: 'pila', title: { es: 'Pila', en: 'Pile' }, entity: 'ambulancia', filter },
  ];
}

/** Adds a valid number of ambulances, for tests to break. */
export function folioOf(schemas: Schemas, entity = AMBULANCE): { folio: SchemaNode; field: SchemaNode } {
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

/** Returns a valid button, for tests to break. */
export function buttonOf(schemas: Schemas): SchemaNode {
  return schemas['endpoints/flota/ambulancia.json']!.operations.enviarTaller.button;
}
