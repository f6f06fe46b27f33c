import type { Entity, Model } from '../../model';
import { listVariantPath } from '#platform/shared/list-variant-path';
import { ETAG, PAGE_HEADERS } from './answers';
import { aboutOf, answer, arrayOf, type Node, ref } from './components';
import { keyOf, LIST_PARAMETERS, ownParameters, shared } from './parameters';
import { problemAnswers } from './problems';

/** Paths of an entity's list and of single records: read, create, change, delete. */
export function recordPaths(entity: Entity, model: Model): Record<string, Node> {
  const { pascal, camel, key, path, operations, permissions, labels, softDelete } = entity;
  const one = ref('schemas', pascal);
  const body = { required: true, content: { 'application/json': { schema: sentSchema(entity) } } };
  const label = labels.one.es.toLowerCase();
  const about = aboutOf(entity);
  const list = {
    ...about('list', `Lista de ${labels.many.es.toLowerCase()}`, permissions.list),
    parameters: [...LIST_PARAMETERS, ...ownParameters(entity, model)],
    responses: {
      200: answer('Una página.', arrayOf(listedSchema(entity, one)), PAGE_HEADERS),
      ...problemAnswers(400, 401, 403),
    },
  };
  const variant = {
    ...list,
    operationId: `${camel}List`,
    description: `Lo mismo que \`${path}\`, con el nombre que usan las cuadrículas. Permiso: \`${permissions.list}\`.`,
  };
  const create = {
    ...about('create', `Crear ${label}`, permissions.create),
    parameters: shared('Idempotency-Key'),
    requestBody: {
      ...body,
      description: 'Lo que no se dice toma su valor inicial, si lo tiene; con `null` queda vacío.',
    },
    responses: { 201: answer('El registro creado.', one, ETAG), ...problemAnswers(400, 401, 403, 409, 422) },
  };
  const get = {
    ...about('get', `Ver ${label}`, permissions.get),
    parameters: [keyOf(entity)],
    responses: { 200: answer('El registro.', one, ETAG), ...problemAnswers(401, 403, 404) },
  };
  const update = {
    ...about('update', `Modificar ${label}`, permissions.update),
    parameters: [keyOf(entity), ...shared('If-Match')],
    requestBody: body,
    responses: {
      200: answer('El registro modificado.', one, ETAG),
      ...problemAnswers(400, 401, 403, 404, 409, 412, 422, 428),
    },
  };
  const remove = {
    ...about('delete', `${softDelete ? 'Desactivar' : 'Eliminar'} ${label}`, permissions.delete),
    parameters: [keyOf(entity), ...shared('If-Match')],
    requestBody: ref('requestBodies', 'SoloVersion'),
    responses: { 204: ref('responses', 'Hecho'), ...problemAnswers(400, 401, 403, 404, 409, 412, 428) },
  };
  const has = (operation: Entity['operations'][number], method: string, node: Node): Node =>
    operations.includes(operation) ? { [method]: node } : {};
  const paths: Record<string, Node> = {
    [path]: { ...has('list', 'get', list), ...has('create', 'post', create) },
    ...(listVariantPath(path) === path ? {} : { [listVariantPath(path)]: has('list', 'get', variant) }),
    [`${path}/{${key.name}}`]: {
      ...has('get', 'get', get),
      ...has('update', 'put', update),
      ...has('delete', 'delete', remove),
    },
  };
  return Object.fromEntries(Object.entries(paths).filter(([, methods]) => Object.keys(methods).length > 0));
}

/** Schema of a record in a list. With a parameter that selects some of its fields: those fields and the key. */
function listedSchema({ key, listParameters }: Entity, one: Node): Node {
  const parts = listParameters.filter(({ kind }) => kind === 'only');
  return parts.length === 0 ? one : { anyOf: [one, { type: 'object', required: [key.name] }] };
}

/** Request body that creates or changes a record. */
function sentSchema({ pascal, alsoSent }: Entity): Node {
  const sent = ref('schemas', `${pascal}Input`);
  return alsoSent ? { anyOf: [sent, ref('schemas', alsoSent.name)] } : sent;
}
