import { MAX_COMMENT } from '#platform/shared/comments';
import type { Entity } from '../../model';
import { aboutOf, answer, arrayOf, type Node, ref } from './components';
import { WHOLE_LIST_HEADERS } from './answers';
import { keyOf, shared, WHOLE_LIST_PARAMETERS } from './parameters';
import { problemAnswers } from './problems';

/** Comment on a record: `GET {path}/{id}/comentarios`. */
export const COMMENT_SCHEMA = {
  type: 'object',
  title: 'Comentario',
  properties: {
    comentarioId: { type: 'integer' },
    texto: {
      type: 'string',
      description: 'Texto simple. Una mención es `@[Nombre](usuarioId)`, o `@[]()` cuando no toca saber de quién.',
    },
    autorNombre: { type: ['string', 'null'] },
    fecha: { type: 'string', format: 'date-time' },
    editado: { type: ['string', 'null'], format: 'date-time' },
    esPropio: { type: 'boolean' },
    modificableHasta: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Hasta cuándo puede cambiarlo quien pregunta; nulo cuando no puede.',
    },
  },
  required: ['comentarioId', 'texto', 'autorNombre', 'fecha', 'editado', 'esPropio', 'modificableHasta'],
};

/** A person whom a comment can mention. */
export const MENTIONABLE_SCHEMA = {
  type: 'object',
  title: 'Persona que se puede mencionar',
  properties: {
    usuarioId: { type: 'integer' },
    nombre: { type: 'string' },
    detalle: { type: 'string', description: 'Su perfil, para distinguir a quienes se llaman igual.' },
  },
  required: ['usuarioId', 'nombre', 'detalle'],
};

const one = ref('schemas', 'Comentario');
const body = {
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { texto: { type: 'string', minLength: 1, maxLength: MAX_COMMENT } },
        required: ['texto'],
        additionalProperties: false,
      },
    },
  },
};

/** Paths of the comments on an entity's records. */
export function commentPaths(entity: Entity): Record<string, Node> {
  const { path, key, permissions, comments } = entity;
  if (!comments) return {};
  const { get: read } = permissions;
  const write = comments.write === null || comments.write === read ? read : `${read}\` y \`${comments.write}`;
  const about = aboutOf(entity);
  const all = `${path}/{${key.name}}/comentarios`;
  return {
    [all]: {
      get: {
        ...about('comentarios', 'Comentarios del registro', read),
        parameters: [
          keyOf(entity),
          {
            name: 'antesDe',
            in: 'query',
            description: 'Los anteriores a este comentario.',
            schema: { type: 'integer' },
          },
        ],
        responses: {
          200: answer('Los últimos, el más reciente al final.', arrayOf(one), {
            'X-Total-Items': { description: 'Cuántos son en total.', schema: { type: 'integer' } },
          }),
          ...problemAnswers(400, 401, 403, 404),
        },
      },
      post: {
        ...about('comentar', 'Comentar el registro', write),
        parameters: [keyOf(entity), ...shared('Idempotency-Key')],
        requestBody: body,
        responses: { 201: answer('El comentario.', one), ...problemAnswers(400, 401, 403, 404, 409, 422) },
      },
    },
    [`${all}/mencionables`]: {
      get: {
        ...about('mencionables', 'A quién se puede mencionar: quienes pueden ver el registro', write),
        parameters: [
          keyOf(entity),
          { name: 'q', in: 'query', description: 'Parte del nombre.', schema: { type: 'string' } },
          ...WHOLE_LIST_PARAMETERS,
        ],
        responses: {
          200: answer('Ocho como máximo.', arrayOf(ref('schemas', 'Mencionable')), WHOLE_LIST_HEADERS),
          ...problemAnswers(400, 401, 403, 404),
        },
      },
    },
    [`${all}/{comentarioId}`]: {
      put: {
        ...about('cambiarComentario', 'Cambiar un comentario propio, dentro de 15 minutos', write),
        parameters: [keyOf(entity), ...shared('comentarioId')],
        requestBody: body,
        responses: { 200: answer('El comentario.', one), ...problemAnswers(400, 401, 403, 404, 422) },
      },
      delete: {
        ...about('quitarComentario', 'Eliminar un comentario propio, dentro de 15 minutos', write),
        parameters: [keyOf(entity), ...shared('comentarioId')],
        responses: { 204: ref('responses', 'Hecho'), ...problemAnswers(400, 401, 403, 404, 422) },
      },
    },
  };
}
