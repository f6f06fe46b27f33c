import { RequestFailure } from './request-failure';

/** Reads the query parameter `id`. @throws {RequestFailure} 400 without one */
export function readIdParameter(query: URLSearchParams): string {
  const id = query.get('id');
  if (!id) throw RequestFailure.badParameter('id');
  return id;
}
