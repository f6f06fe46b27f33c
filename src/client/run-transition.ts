import type { HttpClient } from './http-client';

/** A step of a document's lifecycle, asked for by a person. */
export interface TransitionRequest {
  readonly id: string | number;
  /** The version that the person saw. */
  readonly version: unknown;
  /** Last step of the address: `iniciar-surtimiento`. */
  readonly transition: string;
  /** Values of the form, and the lines' columns that the step fills in. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Makes the step happen once, however often it is sent. */
  readonly idempotencyKey: string;
}

/**
 * Takes a document one step further and answers it as it is then.
 *
 * @param path of the resource below the API's base
 * @throws {ApiError} 409 when the step cannot be taken (any more), 412 when somebody wrote first, both with `actual`; 422 with what is wrong
 */
export async function runTransition(http: HttpClient, path: string, { id, version, transition, body, idempotencyKey }: TransitionRequest): Promise<Record<string, unknown>> {
  const { json } = await http(`${path}/${encodeURIComponent(String(id))}/${transition}`, {
    method: 'POST',
    headers: { 'If-Match': `"${String(version)}"`, 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify(body),
  });
  return json as Record<string, unknown>;
}
