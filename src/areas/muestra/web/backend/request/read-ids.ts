import { RequestFailure } from './request-failure';

/**
 * Reads the ids to delete, without duplicates: one, or a list (SPEC 7: "body id", "body id as list of ids").
 *
 * @throws {RequestFailure} 400 for an invalid id
 */
export function readIds(value: unknown): string[] {
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  if (!ids.every((id) => (typeof id === 'string' && id !== '') || typeof id === 'number'))
    throw RequestFailure.badParameter('id');
  return [...new Set(ids.map(String))];
}
