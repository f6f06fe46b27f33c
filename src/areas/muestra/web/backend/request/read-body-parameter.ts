import { parseObject, type JsonObject } from './parse-object';
import { RequestFailure } from './request-failure';

/**
 * Reads the JSON object in the query parameter `body` (SPEC 7: products, catalogue users); {} without the parameter.
 *
 * @throws {RequestFailure} 400 for any other value
 */
export function readBodyParameter(query: URLSearchParams): JsonObject {
  const text = query.get('body');
  const body = text === null ? {} : parseObject(text);
  if (!body) throw RequestFailure.badParameter('body');
  return body;
}
