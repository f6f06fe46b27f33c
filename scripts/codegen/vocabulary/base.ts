/** The small project that the vocabulary's examples extend: an ambulance, its unit, its shift, and what they require. */

type Json = Readonly<Record<string, unknown>>;

const field = (title: string, english: string, more: Json = {}, own: Json = {}): Json => ({
  title,
  type: 'string',
  maxLength: 60,
  ...more,
  'x-field': { labels: { en: english }, ...own },
});

export const ENTITY_FILE = 'entities/flota/ambulancia.json';

export const BASE: Readonly<Record<string, Json>> = {
  'profiles.json': {
    $schema: './meta/profiles.json',
    permissions: [
      { key: 'catalogo.ver', title: { es: 'Ver catálogos', en: 'See catalogues' }, risk: 'BAJO' },
      { key: 'catalogo.administrar', title: { es: 'Administrar catálogos', en: 'Manage catalogues' }, risk: 'MEDIO' },
      { key: 'ambulancia.despachar', title: { es: 'Despachar ambulancias', en: 'Dispatch ambulances' }, risk: 'ALTO' },
    ],
    profiles: [
      {
        name: 'SUPERUSUARIO',
        description: { es: 'Todo', en: 'Everything' },
        scope: 'RED',
        permissions: { 'catalogo.ver': 'RED', 'catalogo.administrar': 'RED', 'ambulancia.despachar': 'RED' },
      },
    ],
  },
  'navigation.json': {
    $schema: './meta/navigation.json',
    groups: [
      { id: 'catalogos', title: { es: 'Catálogos', en: 'Catalogues' } },
      { id: 'flota', title: { es: 'Flota', en: 'Fleet' } },
      { id: 'reportes', title: { es: 'Reportes', en: 'Reports' } },
    ],
  },
  'shared/color.json': {
    title: 'Color',
    type: 'string',
    enum: ['ROJO', 'BLANCO'],
    'x-field': {
      labels: { en: 'Colour' },
      options: { ROJO: { es: 'Rojo', en: 'Red' }, BLANCO: { es: 'Blanco', en: 'White' } },
    },
  },
  'entities/red/unidad.json': {
    $schema: '../../meta/entity.json',
    title: 'Unidad',
    type: 'object',
    'x-entity': {
      labels: { es: { one: 'Unidad', many: 'Unidades' }, en: { one: 'Unit', many: 'Units' } },
      label: '{nombre}',
      unique: [['clues']],
    },
    properties: {
      clues: field('CLUES', 'CLUES', { maxLength: 11 }),
      nombre: field('Nombre', 'Name', {}, { list: true }),
      estadoClave: field('Estado', 'State'),
    },
    required: ['clues', 'nombre'],
  },
  'entities/seguridad/usuario.json': {
    $schema: '../../meta/entity.json',
    title: 'Usuario',
    type: 'object',
    'x-entity': {
      labels: { es: { one: 'Usuario', many: 'Usuarios' }, en: { one: 'User', many: 'Users' } },
      label: '{nombre}',
    },
    properties: { nombre: field('Nombre', 'Name') },
    required: ['nombre'],
  },
  'endpoints/organizacion/unidad.json': {
    $schema: '../../meta/endpoint.json',
    title: 'Servicios',
    path: '/organizacion/servicio',
    operations: {
      unidadServicios: {
        kind: 'query',
        title: { es: 'Servicios', en: 'Services' },
        permission: 'catalogo.ver',
        answer: { type: 'object', properties: { grupos: { type: 'array', items: { type: 'object' } } } },
      },
    },
  },
  'entities/flota/guardia.json': {
    $schema: '../../meta/entity.json',
    title: 'Guardia',
    type: 'object',
    'x-entity': {
      labels: { es: { one: 'Guardia', many: 'Guardias' }, en: { one: 'Shift', many: 'Shifts' } },
      label: '{nombre}',
    },
    properties: {
      nombre: field('Nombre', 'Name'),
      dia: { title: 'Día', type: 'string', format: 'date', 'x-field': { labels: { en: 'Day' } } },
      inicio: { title: 'Inicio', type: 'string', format: 'date-time', 'x-field': { labels: { en: 'Start' } } },
      ambulancia: {
        title: 'Ambulancia',
        type: 'object',
        'x-field': { labels: { en: 'Ambulance' }, embed: 'ambulancia' },
      },
    },
    required: ['nombre'],
  },
  [ENTITY_FILE]: {
    $schema: '../../meta/entity.json',
    title: 'Ambulancia',
    type: 'object',
    'x-entity': {
      labels: { es: { one: 'Ambulancia', many: 'Ambulancias' }, en: { one: 'Ambulance', many: 'Ambulances' } },
      label: '{placas}',
    },
    properties: { placas: field('Placas', 'Plates', { minLength: 5, maxLength: 10 }, { list: true, filter: true }) },
    required: ['placas'],
  },
};

/** Merges a partial file into another: objects are merged by key, any other value is replaced. */
export function laidOver(below: unknown, above: unknown): unknown {
  if (!isObject(below) || !isObject(above)) return above;
  return {
    ...below,
    ...Object.fromEntries(
      Object.entries(above).map(([key, value]) => [
        key,
        Object.hasOwn(below, key) ? laidOver(below[key], value) : value,
      ]),
    ),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
