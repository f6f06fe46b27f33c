import type { JsonObject } from './parse-object';
import { RequestFailure } from './request-failure';

/** Reads a required text of the body. @throws {RequestFailure} 400 when it is missing, blank or of another type */
export function readText(body: JsonObject, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value.trim() === '') throw RequestFailure.badParameter(name);
  return value;
}
