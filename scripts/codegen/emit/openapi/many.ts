import type { Entity } from '../../model';
import { aboutOf, answer, type Node, ref } from './components';
import { shared } from './parameters';
import { problemAnswers, PROBLEM_SCHEMA } from './problems';

const BATCH_BODY = {
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
        additionalProperties: false,
      },
    },
    filterBy: { type: 'string', description: 'En vez de `registros`: los que coincidan, por orden de clave.' },
    despuesDe: { type: ['string', 'integer', 'null'], description: '`siguiente` de la respuesta anterior.' },
    limite: { type: 'integer', minimum: 1, maximum: 1000, default: 1000 },
  },
  required: ['accion'],
  additionalProperties: false,
};

const BATCH_ANSWER = {
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
          errores: PROBLEM_SCHEMA.properties.errores,
          antes: { type: 'object', description: 'Con `editar`: los valores que tenía.' },
        },
        required: ['id', 'resultado', 'version'],
      },
    },
    siguiente: { type: ['string', 'null'], description: 'Clave desde la que sigue, o nada cuando ya no hay más.' },
  },
  required: ['resultados', 'siguiente'],
};

/** Request and response of a batch, by component name. */
export const BATCH_REQUEST = { Lote: { required: true, content: { 'application/json': { schema: BATCH_BODY } } } };
export const BATCH_RESPONSE = { ResultadoLote: answer('Qué fue de cada registro.', BATCH_ANSWER) };

/** Paths of operations on many records of an entity: an export, and batch actions. */
export function pathsOfMany(entity: Entity): Record<string, Node> {
  const { path, operations, permissions, labels } = entity;
  if (!operations.includes('list')) return {};
  const about = aboutOf(entity);
  const many = labels.many.es.toLowerCase();
  return {
    [`${path}/exportar`]: {
      get: {
        ...about('export', `Descargar ${many}`, `${permissions.list}\` y \`reporte.exportar`),
        parameters: shared('exportar.formato', 'exportar.columnas', 'sortBy', 'sortDir', 'filterBy'),
        responses: { 200: ref('responses', 'Listado'), ...problemAnswers(400, 401, 403, 422, 429) },
      },
    },
    // Read-only records have no batch operation.
    ...(operations.includes('update') || operations.includes('delete')
      ? {
          [`${path}/lote`]: {
            post: {
              ...about('batch', `Una acción para muchos registros de ${many}`, permissions.delete),
              requestBody: ref('requestBodies', 'Lote'),
              responses: { 200: ref('responses', 'ResultadoLote'), ...problemAnswers(400, 401, 403) },
            },
          },
        }
      : {}),
  };
}
