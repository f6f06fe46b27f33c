import type { StepArgs } from '#platform/shared/lifecycle/step-args';
import type { HttpClient } from './http-client';

/**
 * Runs a step of a document and returns its new state.
 *
 * @param path of the resource below the API's base
 * @throws {ApiError} 409 when the step is not (or no longer) possible, 412 when the document has changed, both with `actual`; 422 with the
 * issues
 */
export async function runTransition(
  http: HttpClient,
  path: string,
  { id, version, transition, body, idempotencyKey }: StepArgs,
): Promise<Record<string, unknown>> {
  const { json } = await http(`${path}/${encodeURIComponent(String(id))}/${transition}`, {
    method: 'POST',
    headers: { 'If-Match': `"${String(version)}"`, 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify(body),
  });
  return json as Record<string, unknown>;
}
