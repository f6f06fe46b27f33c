import { RequestFailure } from './request-failure';

/**
 * The ids to delete: one, or a list (SPEC 7: "body id", "body id as list of ids"); each once.
 *
 * @throws {RequestFailure} 400 for anything that is no id
 */
export function readIds(value: unknown): string[] {
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  if (!ids.every((id) => (typeof id === 'string' && id !== '') || typeof id === 'number'))
    throw RequestFailure.badParameter('id');
  return [...new Set(ids.map(String))];
}
