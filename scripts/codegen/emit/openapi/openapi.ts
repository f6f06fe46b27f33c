import type { Entity, JsonSchema, Model, Operation, OutputFile } from '../../model';
import { listVariantPath } from '../../../../src/shared/list-variant-path';
import { COMMENT_SCHEMA, commentPaths, MENTIONABLE_SCHEMA } from './comments';
import { withEveryStatus } from './every-status';
import { FILE_SCHEMA, filePaths } from './files';
import { besideImport, PROGRESS_ANSWER } from './imports';
import { transitionPaths, transitionSchemas } from './transitions';
import {
  BATCH_ANSWER,
  BATCH_BODY,
  CONTENT_HEADERS,
  EARLIER_SCHEMA,
  EXPORT_PARAMETERS,
  FILE_ANSWER,
  HISTORY_PARAMETERS,
  HISTORY_SCHEMA,
  LIST_PARAMETERS,
  PAGING_HEADERS,
  problemAnswers,
  PROBLEM_SCHEMA,
  READ_HEADERS,
  VERSION_BODY,
  withVersion,
  WRITE_HEADERS,
} from './common';

type Node = { [name: string]: unknown };

/** `server/openapi.gen.json`: the whole API as OpenAPI 3.1, from the same model as the routes that serve it. */
export function emitOpenApi(model: Model): OutputFile[] {
  const paths: Record<string, Node> = {};
  for (const entity of model.entities) {
    Object.assign(paths, entityPaths(entity, model), transitionPaths(entity));
    const { importOperation } = entity;
    if (importOperation)
      Object.assign(
        paths,
        { [importOperation.path]: { post: customOperation(importOperation, entity.name, model) } },
        besideImport(importOperation, entity.name),
      );
  }
  for (const endpoint of model.endpoints) {
    for (const operation of endpoint.operations) {
      paths[operation.path] = {
        ...paths[operation.path],
        [operation.method.toLowerCase()]: customOperation(operation, endpoint.entity ?? endpoint.name, model),
      };
      if (operation.import) Object.assign(paths, besideImport(operation, endpoint.entity ?? endpoint.name));
    }
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Red Salud',
      version: '1',
      summary: 'Administración de una red de salud pública',
      description:
        'Todas las rutas cuelgan de `/api`. Las listas aceptan los parámetros comunes y responden un arreglo con los encabezados de paginación; los errores son `application/problem+json`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    tags: [
      ...model.entities.map((entity) => ({
        name: entity.name,
        description: `${entity.labels.many.es}. ${entity.description.es}`.trim(),
      })),
      ...operationTags(model),
    ],
    paths: Object.fromEntries(Object.entries(withEveryStatus(paths)).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Problem: PROBLEM_SCHEMA,
        EventoHistorial: HISTORY_SCHEMA,
        Archivo: FILE_SCHEMA,
        Comentario: COMMENT_SCHEMA,
        Mencionable: MENTIONABLE_SCHEMA,
        ...Object.fromEntries(
          model.entities.flatMap((entity) => [
            [entity.pascal, documented(entity, entity.readSchema)],
            [`${entity.pascal}Input`, documented(entity, withVersion(entity.writeSchema))],
            ...(entity.alsoSent
              ? [
                  [
                    entity.alsoSent.name,
                    { ...entity.alsoSent.schema, description: entity.alsoSent.description },
                  ] as const,
                ]
              : []),
            ...transitionSchemas(entity),
          ]),
        ),
      },
    },
  };
  return [{ path: 'server/openapi.gen.json', content: `${JSON.stringify(document, null, 2)}\n`, sources: ['schemas'] }];
}

function operationTags(model: Model): Node[] {
  return model.endpoints.filter((endpoint) => endpoint.entity === null).map((endpoint) => ({ name: endpoint.name }));
}

/** Field titles and hints make the document readable; validators do without them. */
function documented(entity: Entity, schema: JsonSchema): JsonSchema {
  const properties = schema['properties'] as Record<string, JsonSchema>;
  return {
    ...schema,
    title: entity.labels.one.es,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => {
        const field = entity.fields.find((candidate) => candidate.name === name);
        return [
          name,
          field
            ? { title: field.labels.es, ...(field.hint ? { description: field.hint.es } : {}), ...property }
            : property,
        ];
      }),
    ),
  };
}

function entityPaths(entity: Entity, model: Model): Record<string, Node> {
  const { pascal, key, path, operations, permissions, labels, alsoSent } = entity;
  const one: Node = { $ref: `#/components/schemas/${pascal}` };
  const sent: Node = { $ref: `#/components/schemas/${pascal}Input` };
  const shape: Node = entity.possibleDuplicates
    ? {
        allOf: [
          sent,
          {
            type: 'object',
            properties: {
              confirmarNoDuplicado: {
                type: 'boolean',
                description: 'It is another record than those that 409 POSIBLE_DUPLICADO named.',
              },
            },
          },
        ],
      }
    : sent;
  const input: Node = {
    required: true,
    content: {
      'application/json': {
        schema: alsoSent ? { oneOf: [shape, { $ref: `#/components/schemas/${alsoSent.name}` }] } : shape,
      },
    },
  };
  const keyParameter: Node = {
    name: key.name,
    in: 'path',
    required: true,
    schema: { type: key.type === 'text' ? 'string' : 'integer' },
  };
  const about = (name: string, summary: string, permission: string): Node => ({
    tags: [entity.name],
    operationId: `${name}${pascal}`,
    summary,
    description: `Permiso: \`${permission}\`.`,
    'x-permission': permission,
  });
  const answer = (description: string, schema: Node, headers: Node = {}): Node => ({
    description,
    headers,
    content: { 'application/json': { schema } },
  });
  const etag: Node = { ETag: { description: 'Versión del registro.', schema: { type: 'string' } } };
  const collection: Node = {};
  const variant: Node = {};
  const record: Node = {};
  if (operations.includes('list')) {
    collection['get'] = {
      ...about('list', `Lista de ${labels.many.es.toLowerCase()}`, permissions.list),
      parameters: [...LIST_PARAMETERS, ...ownParameters(entity, model)],
      responses: {
        200: answer('Una página.', { type: 'array', items: one }, PAGING_HEADERS),
        ...problemAnswers(400, 401, 403),
      },
    };
    variant['get'] = {
      ...(collection['get'] as Node),
      operationId: `${entity.camel}List`,
      description: `Lo mismo que \`${path}\`, con el nombre que usan las cuadrículas. Permiso: \`${permissions.list}\`.`,
    };
  }
  if (operations.includes('create')) {
    collection['post'] = {
      ...about('create', `Crear ${labels.one.es.toLowerCase()}`, permissions.create),
      parameters: [WRITE_HEADERS.idempotencyKey],
      requestBody: {
        ...input,
        description: 'Lo que no se dice toma su valor inicial, si lo tiene; con `null` queda vacío.',
      },
      responses: { 201: answer('El registro creado.', one, etag), ...problemAnswers(400, 401, 403, 409, 422) },
    };
  }
  if (operations.includes('get')) {
    record['get'] = {
      ...about('get', `Ver ${labels.one.es.toLowerCase()}`, permissions.get),
      parameters: [keyParameter],
      responses: { 200: answer('El registro.', one, etag), ...problemAnswers(401, 403, 404) },
    };
  }
  if (operations.includes('update')) {
    record['put'] = {
      ...about('update', `Modificar ${labels.one.es.toLowerCase()}`, permissions.update),
      parameters: [keyParameter, WRITE_HEADERS.ifMatch],
      requestBody: input,
      responses: {
        200: answer('El registro modificado.', one, etag),
        ...problemAnswers(400, 401, 403, 404, 409, 412, 422, 428),
      },
    };
  }
  if (operations.includes('delete')) {
    record['delete'] = {
      ...about(
        'delete',
        `${entity.softDelete ? 'Desactivar' : 'Eliminar'} ${labels.one.es.toLowerCase()}`,
        permissions.delete,
      ),
      parameters: [keyParameter, WRITE_HEADERS.ifMatch],
      requestBody: VERSION_BODY,
      responses: { 204: { description: 'Hecho.' }, ...problemAnswers(400, 401, 403, 404, 409, 412, 428) },
    };
  }
  const history: Node = !operations.includes('get')
    ? {}
    : {
        get: {
          ...about('historial', `Historial de ${labels.one.es.toLowerCase()}`, permissions.get),
          parameters: [keyParameter, ...HISTORY_PARAMETERS],
          responses: {
            200: answer(
              'Una página, lo último primero.',
              { type: 'array', items: { $ref: '#/components/schemas/EventoHistorial' } },
              PAGING_HEADERS,
            ),
            ...problemAnswers(400, 401, 403, 404),
          },
        },
      };
  const event: Node = { name: 'bitacoraId', in: 'path', required: true, schema: { type: 'integer' } };
  const earlier: Node =
    !operations.includes('get') || !operations.includes('update')
      ? {}
      : {
          get: {
            ...about('version', 'El registro como lo dejó un cambio', `${permissions.get}\` y \`bitacora.ver`),
            parameters: [keyParameter, event],
            responses: {
              200: answer('El registro de entonces, y en qué cambiaría el de ahora.', EARLIER_SCHEMA),
              ...problemAnswers(401, 403, 404),
            },
          },
        };
  const restore: Node =
    !operations.includes('get') || !operations.includes('update')
      ? {}
      : {
          post: {
            ...about(
              'restaurar',
              'Restaurar el registro como lo dejó un cambio',
              `${permissions.update}\` y \`bitacora.ver`,
            ),
            parameters: [keyParameter, event, WRITE_HEADERS.ifMatch],
            responses: {
              200: answer('El registro modificado.', one, etag),
              ...problemAnswers(401, 403, 404, 409, 412, 422, 428),
            },
          },
        };
  const file: Node = {};
  const batch: Node = {};
  if (operations.includes('list')) {
    file['get'] = {
      ...about('export', `Descargar ${labels.many.es.toLowerCase()}`, `${permissions.list}\` y \`reporte.exportar`),
      parameters: EXPORT_PARAMETERS,
      responses: { 200: FILE_ANSWER, ...problemAnswers(400, 401, 403, 422, 429) },
    };
    batch['post'] = {
      ...about('batch', `Una acción para muchos registros de ${labels.many.es.toLowerCase()}`, permissions.delete),
      requestBody: { required: true, content: { 'application/json': { schema: BATCH_BODY } } },
      responses: { 200: answer('Qué fue de cada registro.', BATCH_ANSWER), ...problemAnswers(400, 401, 403) },
    };
  }
  return {
    ...filePaths(entity, keyParameter),
    ...commentPaths(entity, keyParameter),
    ...(Object.fromEntries(
      [
        [path, collection],
        [listVariantPath(path), variant],
        [`${path}/exportar`, file],
        [`${path}/lote`, batch],
        [`${path}/{${key.name}}`, record],
        [`${path}/{${key.name}}/historial`, history],
        [`${path}/{${key.name}}/historial/{bitacoraId}`, earlier],
        [`${path}/{${key.name}}/historial/{bitacoraId}/restaurar`, restore],
      ].filter(([, node]) => Object.keys(node as Node).length > 0),
    ) as Record<string, Node>),
  };
}

/** What the list of this entity alone can be asked. */
function ownParameters({ name: asked, listParameters }: Entity, { endpoints }: Model): Node[] {
  const flag = { type: 'boolean', default: false };
  const answered = endpoints
    .flatMap(({ operations }) => operations)
    .filter(({ listParameter }) => listParameter?.entity === asked);
  return [
    ...listParameters.map(({ name, description, kind }) => ({
      name,
      in: 'query',
      description,
      schema: { own: flag, only: flag, is: { type: 'string' }, suits: { type: 'integer', minimum: 1 } }[kind],
    })),
    ...answered.map(({ listParameter, path }) => ({
      name: listParameter!.name,
      in: 'query',
      description: `Responde lo mismo que \`${path}\`.`,
      schema: flag,
    })),
  ];
}

function customOperation(operation: Operation, tag: string, model: Model): Node {
  const { name, path, labels, summary, permission, parameters, body, answer, answerEntity, paged, status, idempotent } =
    operation;
  const inPath = new Set([...path.matchAll(/\{([^}]+)\}/g)].map(([, parameter]) => parameter!));
  const required = (parameters?.['required'] as string[] | undefined) ?? [];
  const declared = Object.entries((parameters?.['properties'] as Record<string, JsonSchema> | undefined) ?? {}).map(
    ([parameter, schema]) => ({
      name: parameter,
      in: inPath.has(parameter) ? 'path' : 'query',
      required: inPath.has(parameter) || required.includes(parameter),
      schema,
    }),
  );
  const entity = answerEntity && model.entities.find((candidate) => candidate.name === answerEntity);
  const single: Node | null = entity ? { $ref: `#/components/schemas/${entity.pascal}` } : answer;
  const schema = single && paged ? { type: 'array', items: single } : single;
  return {
    tags: [tag],
    operationId: name,
    summary: labels.es,
    description: `${summary}${permission === 'public' ? '' : ` Permiso: \`${permission}\`${operation.export ? ' y `reporte.exportar`' : ''}.`}`,
    'x-permission': permission,
    ...(permission === 'public' ? { security: [] } : {}),
    parameters: [
      ...declared,
      ...(paged ? LIST_PARAMETERS : []),
      ...(operation.etag ? [READ_HEADERS.ifNoneMatch] : []),
      ...(idempotent ? [WRITE_HEADERS.idempotencyKey] : []),
    ],
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      [status]: operation.export
        ? FILE_ANSWER
        : {
            description: 'Hecho.',
            ...(paged ? { headers: PAGING_HEADERS } : operation.etag ? { headers: CONTENT_HEADERS } : {}),
            ...(schema
              ? {
                  content: {
                    'application/json': { schema },
                    ...(operation.import ? { 'application/x-ndjson': { schema: PROGRESS_ANSWER } } : {}),
                  },
                }
              : {}),
          },
      ...(operation.etag ? { 304: { description: 'Lo mismo que quien pregunta ya tiene.' } } : {}),
      ...problemAnswers(...operation.problems),
    },
  };
}
