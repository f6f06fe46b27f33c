import { parseObject, type JsonObject } from './parse-object';
import { RequestFailure } from './request-failure';

/**
 * Reads the JSON object in the body of a request.
 *
 * @throws {RequestFailure} 400 for any other body
 */
export async function readBody(request: Request): Promise<JsonObject> {
  const body = parseObject(await request.text());
  if (!body) throw new RequestFailure(400, 'El cuerpo (body) de la petición no es un objeto JSON.');
  return body;
}
