import type { JsonObject } from './parse-object';
import { RequestFailure } from './request-failure';

/** A text that the body must have. @throws {RequestFailure} 400 when it is missing, blank or of another kind */
export function readText(body: JsonObject, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value.trim() === '') throw RequestFailure.badParameter(name);
  return value;
}
