import { LONGEST_COMMENT } from '../../../../src/shared/comments';
import type { Entity } from '../../model';
import { problemAnswers, WRITE_HEADERS } from './common';

type Node = { [name: string]: unknown };

/** A comment under a record: `GET {path}/{id}/comentarios`. */
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

/** Somebody whom a comment can mention. */
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

const one = { $ref: '#/components/schemas/Comentario' };
const json = (description: string, schema: Node, headers?: Node) => ({
  description,
  ...(headers ? { headers } : {}),
  content: { 'application/json': { schema } },
});
const commentId = { name: 'comentarioId', in: 'path', required: true, schema: { type: 'integer' } };
const body = {
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { texto: { type: 'string', minLength: 1, maxLength: LONGEST_COMMENT } },
        required: ['texto'],
        additionalProperties: false,
      },
    },
  },
};

/** Paths of the comments under an entity's records. */
export function commentPaths(
  { name, path, key, permissions, pascal, comments }: Entity,
  keyParameter: Node,
): Record<string, Node> {
  if (!comments) return {};
  const { get: read } = permissions;
  const write = comments.write === null || comments.write === read ? read : `${read}\` y \`${comments.write}`;
  const about = (operation: string, summary: string, permission: string): Node => ({
    tags: [name],
    operationId: `${operation}${pascal}`,
    summary,
    description: `Permiso: \`${permission}\`.`,
    'x-permission': permission,
  });
  const all = `${path}/{${key.name}}/comentarios`;
  return {
    [all]: {
      get: {
        ...about('comentarios', 'Comentarios del registro', read),
        parameters: [
          keyParameter,
          {
            name: 'antesDe',
            in: 'query',
            description: 'Los anteriores a este comentario.',
            schema: { type: 'integer' },
          },
        ],
        responses: {
          200: json(
            'Los últimos, el más reciente al final.',
            { type: 'array', items: one },
            { 'X-Total-Items': { description: 'Cuántos son en total.', schema: { type: 'integer' } } },
          ),
          ...problemAnswers(400, 401, 403, 404),
        },
      },
      post: {
        ...about('comentar', 'Comentar el registro', write),
        parameters: [keyParameter, WRITE_HEADERS.idempotencyKey],
        requestBody: body,
        responses: { 201: json('El comentario.', one), ...problemAnswers(400, 401, 403, 404, 409, 422) },
      },
    },
    [`${all}/mencionables`]: {
      get: {
        ...about('mencionables', 'A quién se puede mencionar: quienes pueden ver el registro', write),
        parameters: [
          keyParameter,
          { name: 'q', in: 'query', description: 'Parte del nombre.', schema: { type: 'string' } },
        ],
        responses: {
          200: json('Ocho como máximo.', { type: 'array', items: { $ref: '#/components/schemas/Mencionable' } }),
          ...problemAnswers(400, 401, 403, 404),
        },
      },
    },
    [`${all}/{comentarioId}`]: {
      put: {
        ...about('cambiarComentario', 'Cambiar un comentario propio, dentro de 15 minutos', write),
        parameters: [keyParameter, commentId],
        requestBody: body,
        responses: { 200: json('El comentario.', one), ...problemAnswers(400, 401, 403, 404, 422) },
      },
      delete: {
        ...about('quitarComentario', 'Eliminar un comentario propio, dentro de 15 minutos', write),
        parameters: [keyParameter, commentId],
        responses: { 204: { description: 'Hecho.' }, ...problemAnswers(400, 401, 403, 404, 422) },
      },
    },
  };
}
