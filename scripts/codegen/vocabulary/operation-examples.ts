import type { Examples } from './examples';

type Json = Readonly<Record<string, unknown>>;
const operation = (own: Json, file: Json = {}) => ({
  title: 'Ambulancias',
  path: '/flota/ambulancia',
  entity: 'ambulancia',
  ...file,
  operations: {
    ambulanciaUbicacion: {
      kind: 'query',
      title: { es: 'Ubicación', en: 'Location' },
      path: '/ubicacion',
      permission: 'catalogo.ver',
      ...own,
    },
  },
});
const place = {
  type: 'object',
  properties: { latitud: { type: 'number' }, longitud: { type: 'number' } },
  required: ['latitud', 'longitud'],
};
const byKey = {
  path: '/{ambulanciaId}/ubicacion',
  parameters: { type: 'object', properties: { ambulanciaId: { type: 'integer' } }, required: ['ambulanciaId'] },
};
const report = (own: Json, file: Json = {}) => ({
  title: 'Kilometraje',
  ...file,
  'x-report': {
    labels: { en: 'Mileage' },
    permission: 'catalogo.ver',
    columns: [
      { field: 'placas', title: { es: 'Placas', en: 'Plates' } },
      { field: 'km', title: { es: 'Kilómetros', en: 'Kilometres' }, format: 'integer', total: 'sum' },
    ],
    ...own,
  },
});

/** Examples for a file of schemas/endpoints. */
export const ENDPOINT_EXAMPLES: Examples = {
  $schema: { $schema: '../../meta/endpoint.json', ...operation({ answer: place }) },
  title: operation({ answer: place }, { title: 'Ambulancias' }),
  path: operation({ answer: place }, { path: '/flota/ambulancia' }),
  entity: operation({ answer: place }, { entity: 'ambulancia' }),
  operations: operation({ answer: place }),
};

export const OPERATION_EXAMPLES: Examples = {
  kind: operation({ kind: 'action', method: 'POST' }),
  title: operation({ title: { es: 'Ubicación', en: 'Location' } }),
  summary: operation({ summary: 'Where the ambulance is.', answer: place }),
  method: operation({ kind: 'action', method: 'PUT' }),
  path: operation({ ...byKey, answer: place }),
  parameters: operation({
    parameters: { type: 'object', properties: { desde: { type: 'string', format: 'date' } } },
    answer: place,
  }),
  body: operation({ kind: 'action', body: place }),
  form: operation({
    kind: 'action',
    ...byKey,
    answerEntity: 'ambulancia',
    form: {
      properties: {
        motivo: { title: 'Motivo', type: 'string', maxLength: 300, 'x-field': { labels: { en: 'Reason' } } },
      },
      required: ['motivo'],
    },
  }),
  import: operation(
    {
      kind: 'import',
      path: '/importar',
      permission: 'catalogo.administrar',
      import: { columns: ['clues', 'nombre'], match: 'clues', most: 500 },
    },
    { path: '/organizacion/unidad', entity: 'unidad' },
  ),
  export: operation({
    kind: 'export',
    path: '/exportar',
    export: {
      columns: [
        { field: 'placas', title: { es: 'Placas', en: 'Plates' } },
        { field: 'revision', title: { es: 'Última revisión', en: 'Last check' }, format: 'date' },
      ],
    },
  }),
  confirm: operation({
    kind: 'action',
    ...byKey,
    confirm: { es: 'Se avisará al operador.', en: 'The driver will be told.' },
  }),
  icon: operation({
    kind: 'action',
    ...byKey,
    icon: 'pin',
    confirm: { es: 'Se avisará al operador.', en: 'The driver will be told.' },
  }),
  button: operation({
    kind: 'action',
    ...byKey,
    confirm: { es: 'Se avisará al operador.', en: 'The driver will be told.' },
    button: { when: { field: 'placas', filled: true } },
  }),
  answer: operation({ answer: place }),
  answerEntity: operation({ answerEntity: 'ambulancia', paged: true }),
  paged: operation({ answerEntity: 'ambulancia', paged: true }),
  permission: operation({ permission: 'signed-in', answer: place }),
  invalidates: operation({ kind: 'action', invalidates: ['ambulancia'] }),
  listParameter: operation({ listParameter: 'resumen', path: '/resumen', answer: place }),
  cacheSeconds: operation({ cacheSeconds: 60, answer: place }),
  idempotent: operation({ kind: 'action', idempotent: true }),
  offline: operation({ kind: 'action', idempotent: true, offline: 'queue' }),
  secondPerson: operation({
    kind: 'action',
    body: { type: 'object', properties: { latitud: { type: 'number' } }, required: ['latitud'] },
    secondPerson: { permission: 'ambulancia.despachar' },
  }),
  freshSignIn: operation({ kind: 'action', freshSignIn: true }),
  etag: operation({ etag: true, answer: place }),
  problems: operation({ kind: 'action', problems: [409] }),
  status: operation({ kind: 'action', status: 201 }),
};

/** Examples for a file of schemas/reports. */
export const REPORT_EXAMPLES: Examples = {
  labels: report({ labels: { en: 'Mileage' } }),
  description: report(
    { description: { en: 'What each ambulance has driven.' } },
    { description: 'Lo que ha recorrido cada ambulancia.' },
  ),
  icon: report({ icon: 'chart' }),
  menu: report({ menu: { group: 'flota', order: 90 } }),
  path: report({ path: '/flota/kilometraje' }),
  permission: report({ permission: 'catalogo.ver' }),
  parameters: report({
    parameters: {
      properties: { desde: { title: 'Desde', type: 'string', format: 'date', 'x-field': { labels: { en: 'From' } } } },
      required: ['desde'],
    },
  }),
  openedFrom: report({
    parameters: {
      properties: {
        ambulanciaId: {
          title: 'Ambulancia',
          type: 'integer',
          'x-field': { labels: { en: 'Ambulance' }, reference: 'ambulancia' },
        },
      },
    },
    openedFrom: [
      { entity: 'ambulancia', take: { ambulanciaId: 'ambulanciaId' }, when: { field: 'placas', filled: true } },
    ],
  }),
  columns: report({}),
  groups: report({
    groups: { total: { es: 'Total', en: 'Total' } },
    columns: [
      { field: 'placas', title: { es: 'Placas', en: 'Plates' } },
      { field: 'km', title: { es: 'Kilómetros', en: 'Kilometres' }, format: 'integer', group: 'total' },
    ],
  }),
  chart: report({ chart: { type: 'bar', category: 'placas', series: ['km'] } }),
  blocks: report({
    blocks: [
      {
        name: 'combustible',
        type: 'meters',
        title: { es: 'Combustible', en: 'Fuel' },
        fields: [
          { field: 'placas', title: { es: 'Placas', en: 'Plates' } },
          { field: 'lleno', title: { es: 'Tanque lleno', en: 'Tank filled' }, format: 'percent' },
        ],
        label: 'placas',
        value: 'lleno',
        drill: { entity: 'ambulancia', filter: { placas: { field: 'placas' } } },
      },
      {
        name: 'recorridos',
        type: 'sparklines',
        title: { es: 'Kilómetros de cada día', en: 'Kilometres of each day' },
        fields: [
          { field: 'placas', title: { es: 'Placas', en: 'Plates' } },
          { field: 'dia', title: { es: 'Día', en: 'Day' }, format: 'date' },
          { field: 'km', title: { es: 'Kilómetros', en: 'Kilometres' }, format: 'integer' },
        ],
        label: 'placas',
        at: 'dia',
        value: 'km',
        marks: [200, 400],
      },
      {
        name: 'viajes',
        type: 'sankey',
        title: { es: 'De dónde a dónde', en: 'From where to where' },
        fields: [
          { field: 'origen', title: { es: 'Origen', en: 'Origin' } },
          { field: 'destino', title: { es: 'Destino', en: 'Destination' } },
          { field: 'viajes', title: { es: 'Viajes', en: 'Trips' }, format: 'integer' },
        ],
        row: 'origen',
        column: 'destino',
        value: 'viajes',
      },
      {
        name: 'llegada',
        type: 'control',
        title: { es: 'Minutos hasta llegar', en: 'Minutes to arrive' },
        fields: [
          { field: 'dia', title: { es: 'Día', en: 'Day' } },
          { field: 'minutos', title: { es: 'Minutos', en: 'Minutes' }, format: 'integer' },
          { field: 'promedio', title: { es: 'Promedio', en: 'Mean' }, format: 'decimal' },
          { field: 'inferior', title: { es: 'Límite inferior', en: 'Lower limit' }, format: 'decimal' },
          { field: 'superior', title: { es: 'Límite superior', en: 'Upper limit' }, format: 'decimal' },
        ],
        label: 'dia',
        value: 'minutos',
        centre: 'promedio',
        lower: 'inferior',
        upper: 'superior',
      },
    ],
  }),
  exports: report({ exports: ['csv', 'xlsx', 'pdf'] }),
  paper: report({
    exports: ['pdf'],
    paper: { orientation: 'landscape', signatures: [{ es: 'Elaboró', en: 'Prepared by' }] },
  }),
};

const board = (own: Json, file: Json = {}) => ({
  title: 'Flota',
  ...file,
  'x-board': {
    labels: { en: 'Fleet' },
    permission: 'catalogo.ver',
    cards: [
      {
        name: 'primeras',
        type: 'count',
        title: { es: 'Las primeras', en: 'The first ones' },
        entity: 'ambulancia',
        filter: { placas: ['COA-001', 'COA-002'] },
      },
    ],
    ...own,
  },
});

/** Examples for a file of schemas/boards. */
export const BOARD_EXAMPLES: Examples = {
  labels: board({ labels: { en: 'Fleet' } }),
  description: board(
    { description: { en: 'How the ambulances are.' } },
    { description: 'Cómo están las ambulancias.' },
  ),
  icon: board({ icon: 'truck' }),
  permission: board({ permission: 'catalogo.ver' }),
  menu: board({ menu: { group: 'flota', order: 10, permissions: ['ambulancia.despachar'] } }),
  profiles: board({ profiles: ['SUPERUSUARIO'] }),
  place: board({ place: { entity: 'unidad', optional: true } }),
  period: board({ period: '7D' }),
  cards: board({}),
};
