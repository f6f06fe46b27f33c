import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import openApi from '#generated/server/openapi.gen.json';
import { encodeBase64 } from '#platform/shared/base64-text';
import { isObject } from '#platform/shared/paths';
import { SEARCH } from '#platform/shared/search-path';
import { requireParameters } from '#platform/server/listing/list-query';
import { malformed } from '#platform/server/db/problem';
import '../decorations';

/** Normalises parameter names, which do not distinguish paths. */
const shape = (path: string): string => path.replaceAll(/\{\w+\}|:\w+/g, '*');
const SEARCHES: ReadonlySet<string> = new Set(
  Object.keys(openApi.paths)
    .filter((path) => path.endsWith(SEARCH))
    .map((path) => shape(path)),
);

/**
 * Adds `POST …/_search` to each parameterised read route registered afterwards, with the parameters in the body. It uses the same guards
 * and the same handler, which finds the parameters in their usual place.
 */
export function addSearches(api: FastifyInstance): void {
  api.addHook('onRoute', ({ method, routePath, onRequest, handler, config, bodyLimit }) => {
    if (method !== 'GET' || !SEARCHES.has(`${shape(routePath)}${SEARCH}`)) return;
    api.route({
      method: 'POST',
      url: `${routePath}${SEARCH}`,
      config: { ...config, isSearch: true },
      handler: fromBody(handler),
      ...(onRequest === undefined ? {} : { onRequest }),
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
    });
  });
}

function fromBody(handler: RouteHandlerMethod): RouteHandlerMethod {
  return function search(request, reply) {
    requireParameters(request.query);
    if (!isObject(request.body)) throw malformed('', 'TIPO');
    request.query = Object.fromEntries(
      Object.entries(request.body).flatMap(([name, value]) => {
        const text = asSent(name, value);
        return text === undefined ? [] : [[name, text]];
      }),
    );
    return handler.call(this, request, reply);
  };
}

/** Converts a value to its form in a query string, the only one that handlers and their validators accept. */
function asSent(name: string, value: unknown): string | readonly string[] | undefined {
  if (value === null) return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (name === 'filterBy' && isObject(value)) return encodeBase64(JSON.stringify(value));
  if (Array.isArray(value) && value.every((each) => typeof each === 'string' || typeof each === 'number'))
    return value.map(String);
  throw malformed(name, 'TIPO');
}
