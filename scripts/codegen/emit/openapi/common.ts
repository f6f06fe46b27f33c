import type { JsonSchema } from '../../model';
import { MOST_ROWS } from '../../../../src/shared/most-rows';
/** Parts that every path of the OpenAPI document shares (specification, section 7: list parameters and headers). */

const query = (name: string, description: string, schema: object) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});

export const LIST_PARAMETERS = [
  query('pageNumber', 'Página, desde 1.', { type: 'integer', minimum: 1, default: 1 }),
  query('pageSize', 'Registros por página.', { type: 'integer', minimum: 1, maximum: MOST_ROWS }),
  query('includeTotals', 'Responder también `X-Totals`: sumas de todo lo que coincide, en JSON por campo.', {
    type: 'boolean',
    default: false,
  }),
  query('includePageCount', 'Responder también `X-Page-Count`.', { type: 'boolean', default: false }),
  query('sortBy', 'Campo por el que se ordena.', { type: 'string' }),
  query('sortDir', 'Sentido del orden.', { type: 'string', enum: ['asc', 'desc'] }),
  query(
    'propiosPrimero',
    'Antes los que están ligados a quien pregunta: a su servicio, almacén, unidad, jurisdicción o proveedor; los demás después, en el mismo orden.',
    { type: 'boolean', default: false },
  ),
  query(
    'filterBy',
    'Texto libre, o el Base64 de un objeto JSON `{campo: valor | [v1, v2] | {gte, lte, gt, lt, ne, like, null}}` con `q` para el texto y `activo` para los inactivos.',
    { type: 'string' },
  ),
];

/** What happened to a record: `GET {path}/{id}/historial`. */
export const HISTORY_PARAMETERS = [
  ...LIST_PARAMETERS.slice(0, 1),
  query('pageSize', 'Registros por página.', { type: 'integer', minimum: 1, maximum: 200, default: 20 }),
  query('accion', 'Solo los eventos de esta acción.', { type: 'string' }),
  query('usuarioId', 'Solo los eventos de esta persona.', { type: 'integer' }),
  query('estados', 'Solo la creación y los cambios de estado.', { type: 'boolean', default: false }),
];

const nullable = (type: string, more: object = {}) => ({ type: [type, 'null'], ...more });

export const HISTORY_SCHEMA = {
  type: 'object',
  title: 'Evento del historial',
  description: 'Quién hizo qué con un registro. Los valores solo van con el permiso `bitacora.ver`.',
  properties: {
    bitacoraId: { type: 'integer' },
    fecha: { type: 'string', format: 'date-time' },
    accion: { type: 'string' },
    transicion: nullable('string'),
    usuarioId: nullable('integer'),
    usuarioNombre: nullable('string'),
    motivo: nullable('string'),
    estado: nullable('object', {
      properties: { de: nullable('string'), a: { type: 'string' } },
      required: ['de', 'a'],
    }),
    cambios: nullable('array', {
      items: {
        type: 'object',
        properties: { campo: { type: 'string' }, antes: {}, despues: {}, oculto: { type: 'boolean' } },
        required: ['campo', 'antes', 'despues', 'oculto'],
      },
    }),
  },
  required: [
    'bitacoraId',
    'fecha',
    'accion',
    'transicion',
    'usuarioId',
    'usuarioNombre',
    'motivo',
    'estado',
    'cambios',
  ],
};

/** A record as an event of its history left it. */
export const EARLIER_SCHEMA = {
  type: 'object',
  properties: {
    registro: { type: 'object' },
    version: { type: 'integer', description: 'La del registro de ahora.' },
    fecha: { type: 'string', format: 'date-time' },
    cambios: HISTORY_SCHEMA.properties.cambios,
  },
  required: ['registro', 'version', 'fecha', 'cambios'],
};

export const PAGING_HEADERS = {
  'X-Total-Items': { description: 'Registros en total.', schema: { type: 'integer' } },
  'X-Totals': { description: 'Sumas por campo, cuando se piden.', schema: { type: 'string' } },
  'X-Page-Count': { description: 'Páginas en total, cuando se pide.', schema: { type: 'integer' } },
};

/** A list as a file. */
export const FILE_ANSWER = {
  description: 'El archivo, conforme se escribe.',
  headers: { 'X-Total-Items': PAGING_HEADERS['X-Total-Items'] },
  content: {
    'text/csv': { schema: { type: 'string' } },
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
      schema: { type: 'string', format: 'binary' },
    },
  },
};

export const EXPORT_PARAMETERS = [
  query('formato', 'Formato del archivo.', { type: 'string', enum: ['csv', 'xlsx'], default: 'csv' }),
  query('columnas', 'Campos del archivo en su orden, separados por comas; todos si no se dice.', { type: 'string' }),
  ...LIST_PARAMETERS.filter(({ name }) => ['sortBy', 'sortDir', 'filterBy'].includes(name)),
];

export const BATCH_BODY = {
  type: 'object',
  properties: {
    accion: { type: 'string', enum: ['desactivar', 'reactivar', 'editar'] },
    cambios: { type: 'object', description: 'Con `editar`: los campos y su valor nuevo.' },
    probar: { type: 'boolean', default: false, description: 'Solo decir qué sería de cada registro.' },
    registros: {
      type: 'array',
      maxItems: 1000,
      description: 'Los registros; sin `version`, en la que estén.',
      items: {
        type: 'object',
        properties: {
          id: { type: ['string', 'integer'] },
          version: { type: ['integer', 'null'] },
          cambios: { type: 'object', description: 'Los suyos, en vez de los de todos.' },
        },
        required: ['id'],
      },
    },
    filterBy: { type: 'string', description: 'En vez de `registros`: los que coincidan, por orden de clave.' },
    despuesDe: { type: ['string', 'integer', 'null'], description: '`siguiente` de la respuesta anterior.' },
    limite: { type: 'integer', minimum: 1, maximum: 1000, default: 1000 },
  },
  required: ['accion'],
};

export const BATCH_ANSWER = {
  type: 'object',
  properties: {
    resultados: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          resultado: { type: 'string', enum: ['hecho', 'sin-cambio', 'rechazado'] },
          version: { type: ['integer', 'null'] },
          codigo: { type: 'string' },
          mensaje: { type: 'string' },
          antes: { type: 'object', description: 'Con `editar`: los valores que tenía.' },
        },
        required: ['id', 'resultado', 'version'],
      },
    },
    siguiente: { type: ['string', 'null'], description: 'Clave desde la que sigue, o nada cuando ya no hay más.' },
  },
  required: ['resultados', 'siguiente'],
};

/** Headers of an answer that is known by its content. */
export const CONTENT_HEADERS = { ETag: { description: 'Huella del contenido.', schema: { type: 'string' } } };

export const READ_HEADERS = {
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'El `ETag` de la respuesta que ya se tiene.',
    schema: { type: 'string' },
  },
};

export const WRITE_HEADERS = {
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'Versión que se modifica, como vino en `ETag`; o bien `version` en el cuerpo. Sin ninguna, 428; si difieren, 400.',
    schema: { type: 'string' },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'UUID de la operación: repetirla no la hace dos veces.',
    schema: { type: 'string', format: 'uuid' },
  },
};

/** The version in the body, in the place of `If-Match`. */
const VERSION = {
  type: 'integer',
  minimum: 1,
  description: 'Versión que se modifica, en lugar de `If-Match`. Al crear no se usa.',
};

/** What changes a record may name its version. */
export function withVersion(schema: JsonSchema): JsonSchema {
  return { ...schema, properties: { ...(schema['properties'] as object | undefined), version: VERSION } };
}

/** Body of a request that says nothing but the version. */
export const VERSION_BODY = {
  required: false,
  content: { 'application/json': { schema: withVersion({ type: 'object', additionalProperties: false }) } },
};

export const PROBLEM_SCHEMA = {
  type: 'object',
  title: 'Problema',
  description: 'RFC 9457, con el código y los campos del producto.',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    codigo: { type: 'string' },
    mensaje: { type: 'string' },
    errores: {
      type: 'array',
      items: {
        type: 'object',
        properties: { campo: { type: 'string' }, codigo: { type: 'string' }, mensaje: { type: 'string' } },
        required: ['campo', 'codigo', 'mensaje'],
      },
    },
    correlationId: { type: 'string' },
  },
  required: ['status', 'codigo', 'mensaje', 'correlationId'],
};

const MEANING = {
  400: 'La petición no se pudo leer.',
  401: 'Falta la sesión o no vale.',
  403: 'El perfil no tiene el permiso.',
  404: 'No existe o no está al alcance.',
  409: 'Choca con otro registro o con su estado.',
  412: 'Otra persona lo modificó antes.',
  422: 'Hay datos que no valen.',
  429: 'Demasiadas veces: más tarde se puede.',
  428: 'Falta la versión.',
  408: 'La petición no llegó completa a tiempo.',
  413: 'Lo enviado es demasiado grande.',
  415: 'No es JSON.',
  500: 'Falló algo del servidor.',
  503: 'Por ahora no se puede: `Retry-After` dice cuándo volver a intentar.',
} as const;

export type ProblemStatus = keyof typeof MEANING;

/** Problem answers for the statuses that an operation can give. */
export function problemAnswers(...statuses: readonly ProblemStatus[]): Record<string, object> {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: MEANING[status],
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}
