import type { Entity, Field } from '../../codegen/model';
import { columnsOf, getListSource } from './peer-app';

/** Path of the API description. */
export const DESCRIPTION = '/description.json';

/**
 * The parser of API Platform takes names for English nouns and pluralises them. The suffix `-items` is plural already, for any entity name.
 */
export const resourceName = ({ name }: Entity): string => `${name}-items`;

/** Returns sources of the same lists in API Platform Admin, generated from a description of the API: one element, without tuning. */
export function apiPlatformSources(entities: readonly Entity[]): Record<string, string> {
  return {
    'main.tsx': `import { createRoot } from 'react-dom/client';
import { OpenApiAdmin, openApiDataProvider } from '@api-platform/admin';
import type { DataProvider } from 'react-admin';

${getListSource(entities, resourceName)}
const [entrypoint, docEntrypoint] = [window.location.origin, window.location.origin + '${DESCRIPTION}'];
const dataProvider = openApiDataProvider({ dataProvider: { getList } as unknown as DataProvider, entrypoint, docEntrypoint });

createRoot(document.getElementById('root')!).render(
  <OpenApiAdmin entrypoint={entrypoint} docEntrypoint={docEntrypoint} dataProvider={dataProvider} />,
);
`,
  };
}

/**
 * Returns the API of these entities in OpenAPI 3, as short as the parser allows. Each entity has one schema, and its lists show the same
 * columns as the product's. References are plain values, so that no list waits for the referenced records.
 */
export function describeApi(entities: readonly Entity[]): object {
  const paths: Record<string, object> = {};
  const schemas: Record<string, object> = {};
  for (const entity of entities) {
    const schema = { $ref: `#/components/schemas/${entity.pascal}` };
    const content = { 'application/json': { schema } };
    const answers = { 200: { description: '', content } };
    const requestBody = { content };
    const parameters = [{ name: 'pageNumber', in: 'query', schema: { type: 'integer' } }];
    const id = [
      {
        name: 'id',
        in: 'path',
        required: true,
        schema: { type: entity.key.type === 'integer' ? 'integer' : 'string' },
      },
    ];
    const list = `/${resourceName(entity)}`;
    const { operations } = entity;
    paths[list] = {
      get: {
        parameters,
        responses: {
          200: { description: '', content: { 'application/json': { schema: { type: 'array', items: schema } } } },
        },
      },
      ...(operations.includes('create') ? { post: { requestBody, responses: answers } } : {}),
    };
    paths[`${list}/{id}`] = {
      parameters: id,
      get: { responses: answers },
      ...(operations.includes('update') ? { put: { requestBody, responses: answers } } : {}),
      ...(operations.includes('delete') ? { delete: { responses: { 204: { description: '' } } } } : {}),
    };
    schemas[entity.pascal] = { type: 'object', properties: propertiesOf(entity) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'API', version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: { schemas },
  };
}

/** List columns are readable properties. Fields that only forms have are write-only. */
function propertiesOf(entity: Entity): Record<string, object> {
  const columns = columnsOf(entity);
  const types = { text: { type: 'string' }, number: { type: 'number' }, date: { type: 'string', format: 'date' } };
  return {
    ...Object.fromEntries(
      entity.fields
        .filter(({ name }) => !columns.some(({ source }) => source === name))
        .map((field) => [field.name, { ...typeOf(field), writeOnly: true }]),
    ),
    ...Object.fromEntries(columns.map(({ source, kind }) => [source, types[kind]])),
  };
}

function typeOf({ kind }: Field): { readonly type: string } {
  if (['integer', 'number', 'boolean'].includes(kind)) return { type: kind };
  return { type: 'string' };
}
