import type { Entity, JsonSchema, Model, OutputFile } from '../../model';
import { HEADERS, REPORT_RESPONSES, RESPONSES, VERSION_REQUEST, withVersion } from './answers';
import { COMMENT_SCHEMA, commentPaths, MENTIONABLE_SCHEMA } from './comments';
import { asRead } from './as-read';
import type { Node } from './components';
import { withEveryStatus } from './every-status';
import { FILE_SCHEMA, filePaths, REPORT_FILE_PATH } from './files';
import { HISTORY_RESPONSES, HISTORY_SCHEMA, historyPaths } from './history';
import { besideImport, IMPORT_REQUEST, IMPORT_RESPONSES } from './imports';
import { BATCH_REQUEST, BATCH_RESPONSE, pathsOfMany } from './many';
import { operationNode } from './operation';
import { operationLines, type ApiDocument } from './operation-lines';
import { PARAMETERS, parametersOf } from './parameters';
import { PROBLEM_RESPONSES, PROBLEM_SCHEMA } from './problems';
import { recordPaths } from './record-paths';
import { transitionPaths, transitionSchemas } from './transitions';
import { searchPaths } from './search-paths';
import { confirmable } from './confirmation';
import { withConditions } from './conditional';
import { wireSchemas } from './wire-schemas';

/**
 * `server/openapi.gen.json`: the whole API as OpenAPI 3.1, from the same model as the routes that serve it. `docs/api.gen.md` lists its
 * operations, one per line, in git.
 */
export function emitOpenApi(model: Model): OutputFile[] {
  const paths: Record<string, Node> = {};
  for (const entity of model.entities) {
    Object.assign(
      paths,
      recordPaths(entity, model),
      pathsOfMany(entity),
      historyPaths(entity),
      filePaths(entity),
      commentPaths(entity),
      transitionPaths(entity),
    );
    const { importOperation } = entity;
    if (importOperation)
      Object.assign(
        paths,
        { [importOperation.path]: { post: operationNode(importOperation, entity.name, model) } },
        besideImport(importOperation, entity.name),
      );
  }
  for (const endpoint of model.endpoints) {
    for (const operation of endpoint.operations) {
      paths[operation.path] = {
        ...paths[operation.path],
        [operation.method.toLowerCase()]: operationNode(operation, endpoint.entity ?? endpoint.name, model),
      };
      if (operation.import) Object.assign(paths, besideImport(operation, endpoint.entity ?? endpoint.name));
    }
  }
  if (model.reports.length > 0) Object.assign(paths, REPORT_FILE_PATH);
  const parameters = Object.assign(
    {},
    PARAMETERS,
    ...model.entities.map((entity) => parametersOf(entity, model)),
  ) as Record<string, Node>;
  Object.assign(paths, searchPaths(paths, parameters, model));
  const schemas: Record<string, Node> = {
    Problem: PROBLEM_SCHEMA,
    EventoHistorial: HISTORY_SCHEMA,
    Archivo: FILE_SCHEMA,
    Comentario: COMMENT_SCHEMA,
    Mencionable: MENTIONABLE_SCHEMA,
    ...Object.fromEntries(model.entities.flatMap((entity) => schemasOf(entity, model))),
  };
  const described = {
    openapi: '3.1.0',
    info: {
      title: 'Red Salud',
      version: '1',
      summary: 'Administración de una red de salud pública',
      description:
        'Todas las rutas cuelgan de `/api`. Las listas aceptan los parámetros comunes y responden un arreglo con los encabezados de paginación; lo que se lee con parámetros también los toma en el cuerpo de `POST …/_search`, y así deben ir nombres, CURP, correos y otros textos de personas; los errores son `application/problem+json`.',
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
      parameters,
      headers: HEADERS,
      requestBodies: { ...VERSION_REQUEST, ...BATCH_REQUEST, ...IMPORT_REQUEST },
      responses: {
        ...RESPONSES,
        ...(model.reports.length > 0 ? REPORT_RESPONSES : {}),
        ...HISTORY_RESPONSES,
        ...BATCH_RESPONSE,
        ...IMPORT_RESPONSES,
        ...PROBLEM_RESPONSES,
      },
      schemas,
    },
  };
  const document = wireSchemas(described, schemas);
  return [
    { path: 'server/openapi.gen.json', content: JSON.stringify(document), sources: ['schemas'], untracked: true },
    { path: 'docs/api.gen.md', content: operationLines(document as unknown as ApiDocument), sources: ['schemas'] },
  ];
}

function operationTags(model: Model): Node[] {
  return model.endpoints.filter((endpoint) => endpoint.entity === null).map((endpoint) => ({ name: endpoint.name }));
}

function schemasOf(entity: Entity, model: Model): [string, JsonSchema][] {
  const { pascal, readSchema, writeSchema, alsoSent } = entity;
  return [
    [pascal, asRead(documented(entity, readSchema), entity, model)],
    [
      `${pascal}Input`,
      withConditions(confirmable(documented(entity, withVersion(writeSchema)), entity), entity.fields),
    ],
    ...(alsoSent
      ? [[alsoSent.name, { ...alsoSent.schema, description: alsoSent.description }] as [string, JsonSchema]]
      : []),
    ...transitionSchemas(entity),
  ];
}

/** Adds titles and hints to the fields for human readers; validators do not need them. */
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
