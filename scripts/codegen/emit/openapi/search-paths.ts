import { listVariantPath } from '#platform/shared/list-variant-path';
import { SEARCH } from '#platform/shared/search-path';
import type { Model } from '../../model';
import type { Node } from './components';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Node;
}

/**
 * Adds `POST …/_search` to each operation that is read by parameters, as in FHIR. The parameters are in the body, so that typed values do
 * not appear in addresses or their logs (OWASP ASVS 5.0, 14.2.1). The routes follow this document.
 *
 * @param shared parameters by component name
 */
export function searchPaths(
  paths: Readonly<Record<string, Node>>,
  shared: Readonly<Record<string, Node>>,
  { endpoints, entities }: Model,
): Record<string, Node> {
  const pascals = new Map(entities.map(({ name, pascal }) => [name, pascal]));
  // Parameters that select another operation. They only work in the address.
  const elsewhere = new Set(
    endpoints.flatMap(({ operations }) =>
      operations.flatMap(({ listParameter }) =>
        listParameter ? [`${pascals.get(listParameter.entity)}.${listParameter.name}`] : [],
      ),
    ),
  );
  // A list has two addresses, and a third one for searches.
  const variants = new Set(entities.map(({ path }) => listVariantPath(path)));
  for (const { operations } of endpoints) for (const { path } of operations) variants.delete(path);
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) => {
      if (variants.has(path) && !entities.some((entity) => entity.path === path)) return [];
      const get = methods['get'] as (Node & { readonly parameters?: readonly Node[] }) | undefined;
      const isPublic = Array.isArray(get?.['security']) && get['security'].length === 0;
      if (!get || isPublic) return [];
      const said = (get.parameters ?? []).map((node) => {
        const name = String(node['$ref'] ?? '')
          .split('/')
          .at(-1)!;
        return { node, name, parameter: (shared[name] ?? node) as unknown as Parameter };
      });
      const asked = said.filter(({ name, parameter }) => parameter.in === 'query' && !elsewhere.has(name));
      if (asked.length === 0) return [];
      const post = {
        ...get,
        operationId: `${String(get['operationId'])}Search`,
        description: `Lo mismo que \`GET ${path}\`, con los parámetros en el cuerpo: para textos que no deben estar en una dirección. ${String(get['description'])}`,
        parameters: said.filter(({ parameter }) => parameter.in === 'path').map(({ node }) => node),
        requestBody: {
          required: true,
          content: { 'application/json': { schema: bodyOf(asked.map(({ parameter }) => parameter)) } },
        },
      };
      return [[`${path}${SEARCH}`, { post }]];
    }),
  );
}

function bodyOf(parameters: readonly Parameter[]): Node {
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}
