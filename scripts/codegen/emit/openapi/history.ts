import type { Entity } from '../../model';
import { ETAG, WHOLE_LIST_HEADERS } from './answers';
import { aboutOf, answer, arrayOf, type Node, ref } from './components';
import { keyOf, shared } from './parameters';
import { problemAnswers } from './problems';

const nullable = (type: string, more: object = {}) => ({ type: [type, 'null'], ...more });

/** History of a record: `GET {path}/{id}/historial`. */
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

/** Record as it was after an event of its history. */
const EARLIER_SCHEMA = {
  type: 'object',
  properties: {
    registro: { type: 'object' },
    version: { type: 'integer', description: 'La del registro de ahora.' },
    fecha: { type: 'string', format: 'date-time' },
    cambios: HISTORY_SCHEMA.properties.cambios,
  },
  required: ['registro', 'version', 'fecha', 'cambios'],
};

/** Responses of the history, by component name. */
export const HISTORY_RESPONSES = {
  PaginaHistorial: answer(
    'Una página, lo último primero.',
    arrayOf(ref('schemas', 'EventoHistorial')),
    WHOLE_LIST_HEADERS,
  ),
  RegistroAnterior: answer('El registro de entonces, y en qué cambiaría el de ahora.', EARLIER_SCHEMA),
};

/** Paths that return the history of an entity's records and restore an earlier version. */
export function historyPaths(entity: Entity): Record<string, Node> {
  const { pascal, key, path, operations, permissions, labels } = entity;
  if (!operations.includes('get')) return {};
  const about = aboutOf(entity);
  const all = `${path}/{${key.name}}/historial`;
  const history = {
    get: {
      ...about('historial', `Historial de ${labels.one.es.toLowerCase()}`, permissions.get),
      parameters: [
        keyOf(entity),
        ...shared(
          'pageNumber',
          'historial.pageSize',
          'includePageCount',
          'historial.accion',
          'historial.usuarioId',
          'historial.estados',
        ),
      ],
      responses: { 200: ref('responses', 'PaginaHistorial'), ...problemAnswers(400, 401, 403, 404) },
    },
  };
  if (!operations.includes('update')) return { [all]: history };
  return {
    [all]: history,
    [`${all}/{bitacoraId}`]: {
      get: {
        ...about('version', 'El registro como lo dejó un cambio', `${permissions.get}\` y \`bitacora.ver`),
        parameters: [keyOf(entity), ...shared('bitacoraId')],
        responses: { 200: ref('responses', 'RegistroAnterior'), ...problemAnswers(401, 403, 404) },
      },
    },
    [`${all}/{bitacoraId}/restaurar`]: {
      post: {
        ...about(
          'restaurar',
          'Restaurar el registro como lo dejó un cambio',
          `${permissions.update}\` y \`bitacora.ver`,
        ),
        parameters: [keyOf(entity), ...shared('bitacoraId', 'If-Match')],
        responses: {
          200: answer('El registro modificado.', ref('schemas', pascal), ETAG),
          ...problemAnswers(401, 403, 404, 409, 412, 422, 428),
        },
      },
    },
  };
}
