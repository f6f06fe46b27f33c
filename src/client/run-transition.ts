import type { TransitionRequest } from '../shared/transition-request';
import type { HttpClient } from './http-client';

/**
 * Takes a document one step further and answers it as it is then.
 *
 * @param path of the resource below the API's base
 * @throws {ApiError} 409 when the step cannot be taken (any more), 412 when somebody wrote first, both with `actual`; 422 with what is wrong
 */
export async function runTransition(
  http: HttpClient,
  path: string,
  { id, version, transition, body, idempotencyKey }: TransitionRequest,
): Promise<Record<string, unknown>> {
  const { json } = await http(`${path}/${encodeURIComponent(String(id))}/${transition}`, {
    method: 'POST',
    headers: { 'If-Match': `"${String(version)}"`, 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify(body),
  });
  return json as Record<string, unknown>;
}
