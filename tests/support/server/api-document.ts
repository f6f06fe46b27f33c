import { readFileSync } from 'node:fs';

/** A part of the description of the API. */
export type ApiNode = Readonly<Record<string, unknown>>;

export interface ApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: ApiNode;
}

export interface ApiOperation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, with its parameters in braces. */
  readonly path: string;
  readonly parameters: readonly ApiParameter[];
  /** Schema of the JSON body; null without one. */
  readonly body: ApiNode | null;
  readonly responses: Readonly<Record<string, ApiNode>>;
}

/** The description that the server returns at `/api/openapi.json`. */
export const API_DOCUMENT = JSON.parse(readFileSync('generated/server/openapi.gen.json', 'utf8')) as ApiNode & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiNode>>>>;
};

/** Returns the target of a reference into the description. */
export function resolved(node: unknown): ApiNode {
  let found = node as ApiNode;
  while (typeof found['$ref'] === 'string') {
    found = found['$ref']
      .split('/')
      .slice(1)
      .reduce<ApiNode>((inside, name) => inside[name.replaceAll('~1', '/')] as ApiNode, API_DOCUMENT);
  }
  return found;
}

/** Returns the schema of a request or an answer in one media type; null without one. */
export function schemaIn(node: ApiNode, mediaType = 'application/json'): ApiNode | null {
  const content = resolved(node)['content'] as Readonly<Record<string, { readonly schema?: ApiNode }>> | undefined;
  return content?.[mediaType]?.schema ?? null;
}

/** Every operation of the description, with its references resolved. */
export const API_OPERATIONS: readonly ApiOperation[] = Object.entries(API_DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    id: String(operation['operationId']),
    method: method.toUpperCase() as ApiOperation['method'],
    path,
    parameters: ((operation['parameters'] as unknown[] | undefined) ?? []).map((said) => {
      const { name, in: place, required, schema } = resolved(said);
      return {
        name: String(name),
        in: place as ApiParameter['in'],
        required: required === true,
        schema: resolved(schema),
      };
    }),
    body: operation['requestBody'] === undefined ? null : schemaIn(operation['requestBody'] as ApiNode),
    responses: operation['responses'] as Readonly<Record<string, ApiNode>>,
  })),
);
