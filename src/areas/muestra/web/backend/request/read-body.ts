import { parseObject, type JsonObject } from './parse-object';
import { RequestFailure } from './request-failure';

/**
 * The JSON object that a request carries.
 *
 * @throws {RequestFailure} 400 when it carries anything else
 */
export async function readBody(request: Request): Promise<JsonObject> {
  const body = parseObject(await request.text());
  if (!body) throw new RequestFailure(400, 'El cuerpo (body) de la petición no es un objeto JSON.');
  return body;
}
