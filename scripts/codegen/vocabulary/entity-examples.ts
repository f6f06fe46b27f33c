import type { Examples } from './examples';

type Json = Readonly<Record<string, unknown>>;
const entity = (own: Json, properties?: Json) => ({ 'x-entity': own, ...(properties ? { properties } : {}) });
const f = (english: string, own: Json = {}) => ({ labels: { en: english }, ...own });
const marca = { title: 'Marca', type: 'string', maxLength: 60, 'x-field': f('Make') };
const unidadId = { title: 'Unidad', type: 'integer', 'x-field': f('Unit', { reference: 'unidad' }) };
const folio = { title: 'Folio', type: 'string', maxLength: 40, readOnly: true, 'x-field': f('Number') };
const estatus = {
  title: 'Estatus',
  type: 'string',
  enum: ['LISTA', 'EN_RUTA', 'BAJA'],
  default: 'LISTA',
  readOnly: true,
  'x-field': f('Status', {
    options: {
      LISTA: { es: 'Lista', en: 'Ready' },
      EN_RUTA: { es: 'En ruta', en: 'On the road' },
      BAJA: { es: 'Baja', en: 'Retired' },
    },
  }),
};
const user = (title: string, english: string) => ({
  title,
  type: 'integer',
  readOnly: true,
  'x-field': f(english, { reference: 'usuario' }),
});
const moment = (title: string, english: string) => ({
  title,
  type: 'string',
  format: 'date-time',
  readOnly: true,
  'x-field': f(english),
});

const seguroHasta = { title: 'Asegurada hasta', type: 'string', format: 'date', 'x-field': f('Insured until') };
const transition = (more: Json = {}) => ({
  title: { es: 'Despachar', en: 'Dispatch' },
  from: ['LISTA'],
  to: 'EN_RUTA',
  permission: 'ambulancia.despachar',
  ...more,
});
const retire = {
  title: { es: 'Dar de baja', en: 'Retire' },
  from: ['LISTA', 'EN_RUTA'],
  to: 'BAJA',
  permission: 'catalogo.administrar',
};
const lifecycle = (despachar: Json, more: Json = {}, properties: Json = {}, own: Json = {}) =>
  entity(
    {
      ...own,
      lifecycle: {
        field: 'estatus',
        initial: 'LISTA',
        states: { LISTA: {}, EN_RUTA: {}, BAJA: { final: true } },
        transitions: { despachar, retirar: retire },
        ...more,
      },
    },
    { estatus, ...properties },
  );

/** Keywords that occur once in an entity's file. */
export const FILE_EXAMPLES: Examples = {
  $schema: { $schema: '../../meta/entity.json' },
  title: { title: 'Ambulancia' },
  description: {
    description: 'Vehículo de traslado.',
    'x-entity': { description: { en: 'Vehicle that carries patients.' } },
  },
  type: { type: 'object' },
  'x-entity': entity({ icon: 'truck' }),
  properties: { properties: { marca } },
  required: { properties: { marca }, required: ['placas', 'marca'] },
};

export const ENTITY_EXAMPLES: Examples = {
  labels: entity({
    labels: { es: { one: 'Ambulancia', many: 'Ambulancias' }, en: { one: 'Ambulance', many: 'Ambulances' } },
  }),
  description: {
    description: 'Vehículo de traslado.',
    'x-entity': { description: { en: 'Vehicle that carries patients.' } },
  },
  path: entity({ path: '/flota/ambulancias' }),
  icon: entity({ icon: 'truck' }),
  key: entity({ key: 'placas' }),
  label: entity({ label: '{placas} · {marca}' }, { marca }),
  detail: entity({ detail: '{marca}' }, { marca }),
  alsoSent: entity({
    alsoSent: {
      name: 'AmbulanciaBreve',
      description: 'Lo que manda el sistema de radio.',
      schema: { type: 'object', properties: { placas: { type: 'string' } }, required: ['placas'] },
    },
  }),
  ficha: entity({ ficha: { name: '{placas}', lines: ['{marca}', '{unidadNombre}'] } }, { marca, unidadId }),
  facts: entity({ facts: ['marca'] }, { marca }),
  search: entity({ search: ['placas', 'marca'] }, { marca }),
  searchBySound: entity({ search: ['placas', 'marca'], searchBySound: ['marca'] }, { marca }),
  sort: entity({ sort: { field: 'marca', direction: 'desc', thenBy: ['placas'] } }, { marca }),
  pageSize: entity({ pageSize: 50 }),
  paged: entity({ paged: false }),
  unique: entity({ unique: [['placas'], { fields: ['marca', 'placas'], activeOnly: true }] }, { marca }),
  sections: entity(
    {
      sections: [
        { id: 'datos', title: { es: 'Datos', en: 'Data' } },
        { id: 'vehiculo', title: { es: 'Vehículo', en: 'Vehicle' }, tab: true },
      ],
    },
    { marca: { ...marca, 'x-field': f('Make', { section: 'vehiculo' }) } },
  ),
  scope: entity({ scope: { unidad: 'unidadId' } }, { unidadId }),
  parties: entity(
    {
      parties: {
        base: {
          title: { es: 'la base de la ambulancia', en: 'the base of the ambulance' },
          scope: { unidad: 'unidadId' },
        },
      },
    },
    { unidadId },
  ),
  writeBy: entity(
    {
      parties: {
        base: {
          title: { es: 'la base de la ambulancia', en: 'the base of the ambulance' },
          scope: { unidad: 'unidadId' },
        },
      },
      writeBy: 'base',
    },
    { unidadId },
  ),
  writeScope: entity(
    { scope: { unidad: ['unidadId', 'apoyoId'] }, writeScope: { unidad: 'unidadId' } },
    {
      unidadId,
      apoyoId: { title: 'Unidad de apoyo', type: 'integer', 'x-field': f('Supporting unit', { reference: 'unidad' }) },
    },
  ),
  importRepeats: entity({ importRepeats: true }),
  commonTo: entity({ scope: { unidad: 'unidadId' }, commonTo: ['proveedor'] }, { unidadId }),
  closed: entity(
    { closed: { field: 'estado', in: ['BAJA'], refusal: 'AMBULANCIA_DE_BAJA' } },
    {
      estado: {
        title: 'Estado',
        type: 'string',
        enum: ['EN_SERVICIO', 'BAJA'],
        'x-field': f('State', {
          enumName: 'EstadoAmbulancia',
          options: {
            EN_SERVICIO: { es: 'En servicio', en: 'In service' },
            BAJA: { es: 'Baja', en: 'Out of service' },
          },
        }),
      },
    },
  ),
  holds: entity(
    { holds: { until: 'vigencia' } },
    { vigencia: { title: 'Vigencia', type: 'string', format: 'date', 'x-field': f('Valid until') } },
  ),
  reachedThrough: entity({ reachedThrough: ['guardia'] }),
  softDelete: entity({ softDelete: false }),
  operations: entity({ operations: ['list', 'get'] }),
  permissions: entity({ permissions: { view: 'catalogo.ver', write: 'ambulancia.despachar' } }),
  menu: entity({ menu: { group: 'flota', order: 10, words: { es: 'traslados vehículos', en: 'transfers vehicles' } } }),
  possibleDuplicates: entity(
    {
      search: ['placas', 'marca'],
      searchBySound: ['marca'],
      possibleDuplicates: {
        rules: [{ same: ['placas'] }, { same: ['activa'], sounds: ['marca'] }],
        open: { es: 'Abrir ambulancia', en: 'Open ambulance' },
      },
    },
    { marca, activa: { title: 'Activa', type: 'boolean', 'x-field': f('Active') } },
  ),
  rules: entity({ rules: ['ambulancia'] }),
  backend: entity({ backend: 'mock', path: '/mock/ambulancias' }),
  listParameters: entity(
    {
      scope: { unidad: 'unidadId' },
      listParameters: {
        mias: { description: 'Solo las de las unidades de quien pregunta.', own: 'unidad' },
        breve: { description: 'Solo las placas.', only: ['placas'] },
      },
    },
    { unidadId },
  ),
  alsoReachedBy: entity(
    {
      scope: { unidad: 'unidadId' },
      alsoReachedBy: [
        { entity: 'ambulancia', by: 'relevaId', as: 'unidad', until: 'hasta', for: ['ambulancia.despachar'] },
      ],
    },
    {
      unidadId,
      hasta: moment('Hasta', 'Until'),
      relevaId: {
        title: 'Releva a',
        type: 'integer',
        'x-field': f('Relieves', { reference: { entity: 'ambulancia', acyclic: true } }),
      },
    },
  ),
  auditReads: entity({ auditReads: true }),
  copy: entity({ copy: false }),
  indexes: entity({ indexes: [['marca', 'placas'], ['placas']] }, { marca }),
  ledger: {
    ...entity(
      {
        sort: { field: 'consecutivo' },
        ledger: {
          sequence: { field: 'consecutivo', within: ['unidadId'] },
          balance: { field: 'saldo', adds: 'entrada', takes: 'salida' },
          reversal: 'reversaDeId',
        },
      },
      {
        unidadId,
        consecutivo: { title: 'Consecutivo', type: 'integer', 'x-field': f('Number') },
        entrada: { title: 'Entrada', type: 'integer', minimum: 0, 'x-field': f('In') },
        salida: { title: 'Salida', type: 'integer', minimum: 0, 'x-field': f('Out') },
        saldo: { title: 'Saldo', type: 'integer', 'x-field': f('Balance') },
        reversaDeId: { title: 'Revierte a', type: 'integer', 'x-field': f('Reverses', { reference: 'ambulancia' }) },
      },
    ),
    required: ['placas', 'unidadId', 'consecutivo', 'entrada', 'salida', 'saldo'],
  },
  view: entity(
    {
      operations: ['list', 'get'],
      view: [
        'select a.ambulancia_id, a.placas, count(v.viaje_id) as viajes',
        'from vehiculo a left join viaje v on v.ambulancia_id = a.ambulancia_id',
        'group by a.ambulancia_id',
      ],
    },
    {
      viajes: { title: 'Viajes', type: 'integer', readOnly: true, 'x-field': f('Trips') },
      placas: { readOnly: true },
    },
  ),
  shapes: lifecycle(
    transition(),
    {},
    {
      llegada: {
        title: 'Llegada',
        type: 'string',
        format: 'date-time',
        'x-field': f('Arrival', { filter: 'range' }),
      },
      estatus: { ...estatus, 'x-field': { ...estatus['x-field'], filter: 'set' } },
    },
    { shapes: { board: { by: 'estatus' }, calendar: { start: 'llegada' } } },
  ),
  views: lifecycle(
    transition(),
    {},
    { estatus: { ...estatus, 'x-field': { ...estatus['x-field'], filter: 'set' } } },
    { views: [{ id: 'enRuta', title: { es: 'En ruta', en: 'On the way' }, filter: { estatus: 'EN_RUTA' } }] },
  ),
  follows: entity(
    {
      operations: ['list', 'get'],
      unique: [['clues']],
      follows: { entity: 'unidad', by: ['clues'], fields: ['estadoClave'], start: ['nombre'] },
    },
    {
      clues: { title: 'CLUES', type: 'string', maxLength: 11, 'x-field': f('CLUES') },
      nombre: { title: 'Nombre', type: 'string', maxLength: 60, readOnly: true, 'x-field': f('Name') },
      estadoClave: { title: 'Estado', type: 'string', maxLength: 60, readOnly: true, 'x-field': f('State') },
      placas: { readOnly: true },
    },
  ),
  attachments: entity({ attachments: { maxFiles: 10, maxMB: 5, accept: ['pdf', 'image'] } }),
  comments: entity({ comments: { write: 'ambulancia.despachar' } }),
  idempotent: entity({ idempotent: true }),
  folio: {
    ...entity(
      {
        folio: {
          series: 'AMB',
          digits: 6,
          unit: 'unidadId',
          others: [{ series: 'AMU', when: { field: 'urgencias', equals: true } }],
        },
      },
      {
        unidadId,
        folio,
        urgencias: { title: 'De urgencias', type: 'boolean', default: false, 'x-field': f('For emergencies') },
      },
    ),
    required: ['placas', 'unidadId'],
  },
  signature: lifecycle(
    transition(),
    {},
    {
      despachadaPorId: user('Despachó', 'Dispatched by'),
      despachador: { title: 'Despachador', type: 'string', maxLength: 200, readOnly: true, 'x-field': f('Dispatcher') },
      cedula: { title: 'Cédula', type: 'string', maxLength: 8, readOnly: true, 'x-field': f('Licence') },
      despachada: moment('Despachada', 'Dispatched'),
      huella: { title: 'Huella', type: 'string', maxLength: 64, readOnly: true, 'x-field': f('Digest') },
    },
    {
      signature: {
        on: 'despachar',
        by: 'despachadaPorId',
        name: 'despachador',
        licence: 'cedula',
        at: 'despachada',
        hash: 'huella',
      },
    },
  ),
  exclusive: entity(
    { exclusive: [{ by: ['unidadId'], from: 'llegada', to: 'salida' }] },
    { unidadId, llegada: moment('Llegada', 'Arrival'), salida: moment('Salida', 'Departure') },
  ),
  triggers: lifecycle(
    transition(),
    {},
    {
      escoltaId: {
        title: 'Escolta',
        type: 'integer',
        'x-field': f('Escort', { reference: { entity: 'ambulancia', acyclic: true } }),
      },
    },
    {
      triggers: [{ on: 'retirar', of: 'escoltaId', step: 'retirar', when: { field: 'placas', filled: true } }],
    },
  ),
  derive: entity(
    { derive: { fn: 'ambulancia', gives: ['resumen'] } },
    { resumen: { title: 'Resumen', type: 'string', maxLength: 60, readOnly: true, 'x-field': f('Summary') } },
  ),
  lifecycle: lifecycle(transition()),
  renamedFrom: entity({ renamedFrom: 'vehiculo' }),
};

/** Adds a party, the base of the ambulance, which is the only writer when `writeBy` is given. */
function withBase(example: ReturnType<typeof lifecycle>, more: Json = {}) {
  return {
    ...example,
    'x-entity': {
      ...example['x-entity'],
      parties: {
        base: {
          title: { es: 'la base de la ambulancia', en: 'the base of the ambulance' },
          scope: { unidad: 'unidadId' },
        },
      },
      ...more,
    },
  };
}

export const LIFECYCLE_EXAMPLES: Examples = {
  field: lifecycle(transition()),
  initial: lifecycle(transition()),
  since: lifecycle(transition(), { since: 'desde' }, { desde: moment('Desde', 'Since') }),
  due: lifecycle(
    transition(),
    { since: 'desde', due: 'vence', states: { LISTA: {}, EN_RUTA: { sla: [{ hours: 4 }] }, BAJA: { final: true } } },
    { desde: moment('Desde', 'Since'), vence: moment('Vence', 'Due') },
  ),
  editors: lifecycle(
    transition({ notSameAs: ['autorId', 'editoresIds'] }),
    { stamps: { autorId: 'actor' }, editors: 'editoresIds' },
    {
      autorId: user('Autor', 'Author'),
      editoresIds: {
        title: 'Modificó',
        type: 'array',
        readOnly: true,
        items: { type: 'integer' },
        'x-field': f('Changed by', { reference: 'usuario' }),
      },
    },
  ),
  stamps: lifecycle(transition(), { stamps: { autorId: 'actor' } }, { autorId: user('Autor', 'Author') }),
  unsealed: lifecycle(
    transition(),
    { unsealed: ['salida'], states: { LISTA: {}, EN_RUTA: { sealed: true }, BAJA: { final: true, sealed: true } } },
    { salida: moment('Salida', 'Departure') },
  ),
  states: withBase(
    lifecycle(
      transition(),
      {
        states: {
          LISTA: { tone: 'success', icon: 'check', editable: true, seenBy: 'base' },
          EN_RUTA: { tone: 'info' },
          BAJA: { final: true, void: true, sealed: true },
        },
      },
      { unidadId },
    ),
    { writeBy: 'base' },
  ),
  transitions: lifecycle(transition()),
};

export const TRANSITION_EXAMPLES: Examples = {
  title: lifecycle(transition()),
  from: lifecycle(transition({ from: ['LISTA'] })),
  to: lifecycle(transition({ to: ['EN_RUTA', 'BAJA'], outcome: 'despachar' })),
  outcome: lifecycle(transition({ to: ['EN_RUTA', 'BAJA'], outcome: 'despachar' })),
  permission: lifecycle(transition({ permission: 'ambulancia.despachar' })),
  by: withBase(lifecycle(transition({ by: 'base' }), {}, { unidadId })),
  scope: lifecycle(transition({ scope: { unidad: 'unidadId' } }), {}, { unidadId }),
  guard: lifecycle(transition({ guard: 'despachar' })),
  effects: lifecycle(transition({ effects: 'despachar' })),
  stamps: lifecycle(
    transition({ stamps: { despachadorId: 'actor', salida: 'now' } }),
    {},
    { despachadorId: user('Despachador', 'Dispatcher'), salida: moment('Salida', 'Departure') },
  ),
  confirm: lifecycle(
    transition({ confirm: { es: 'La ambulancia saldrá de la base.', en: 'The ambulance leaves its base.' } }),
  ),
  tone: lifecycle(transition({ tone: 'primary' })),
  form: lifecycle(
    transition({
      form: {
        properties: {
          motivo: { title: 'Motivo', type: 'string', maxLength: 300, 'x-field': f('Reason', { widget: 'textarea' }) },
        },
        required: ['motivo'],
      },
    }),
  ),
  lines: lifecycle(
    transition({
      lines: {
        field: 'lineas',
        fields: ['entregada', 'repuesta'],
        required: ['entregada'],
        start: { entregada: 'cantidad' },
        when: { repuesta: { field: 'tieneOxigeno', equals: true } },
        walk: {
          title: { es: 'Revisar', en: 'Check' },
          quantity: 'entregada',
          order: ['estante'],
          show: ['estante', 'cantidad'],
          scan: { reference: 'dotadaPor', add: true },
        },
      },
    }),
    {},
    {
      tieneOxigeno: { title: 'Tiene oxígeno', type: 'boolean', default: false, 'x-field': f('Has oxygen') },
      lineas: {
        title: 'Inventario',
        type: 'array',
        items: {
          type: 'object',
          properties: {
            dotadaPor: { title: 'Dotada por', type: 'integer', 'x-field': f('Given by', { reference: 'unidad' }) },
            estante: { title: 'Estante', type: 'string', maxLength: 10, 'x-field': f('Shelf') },
            cantidad: { title: 'Cantidad', type: 'integer', 'x-field': f('Amount') },
            entregada: { title: 'Entregada', type: 'integer', readOnly: true, 'x-field': f('Delivered') },
            repuesta: { title: 'Repuesta', type: 'integer', readOnly: true, 'x-field': f('Refilled') },
          },
          required: ['cantidad'],
        },
        'x-field': f('Inventory', { lines: { key: 'inventarioId' } }),
      },
    },
  ),
  when: lifecycle(transition({ when: { field: 'placas', filled: true } })),
  notSameAs: lifecycle(transition({ notSameAs: ['revisorId'] }), {}, { revisorId: user('Revisó', 'Reviewed by') }),
  onlyBy: lifecycle(
    transition({ onlyBy: ['autorId'] }),
    { stamps: { autorId: 'actor' } },
    { autorId: user('Autor', 'Author') },
  ),
  after: lifecycle(transition({ after: { field: 'seguroHasta', days: 1 } }), {}, { seguroHasta }),
  notify: lifecycle(
    transition({
      notify: [
        { kind: 'MENSAJE', next: 'retirar', detail: 'marca' },
        { kind: 'SISTEMA', to: ['autorId'] },
      ],
    }),
    { stamps: { autorId: 'actor' } },
    { marca, autorId: user('Autor', 'Author') },
  ),
  automatic: lifecycle(
    transition({ after: { hours: 12 }, automatic: true }),
    { since: 'desde' },
    { desde: moment('Desde', 'Since') },
  ),
};
