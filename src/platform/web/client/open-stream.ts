import { ApiError } from './api-error';
import { decodeProblem } from './decode-problem';
import { withoutTypedText } from './search-body';
import { sendAuthorised, type HttpOptions } from './http-client';
import type { HttpRequest } from './http-request';

/**
 * Sends a request and returns its response as a stream, without a time limit.
 *
 * @throws {ApiError} on an error status or without a response; the browser's `AbortError` when the signal cancels it
 */
export async function openStream(
  options: HttpOptions,
  given: string,
  signal: AbortSignal | null,
  asked: HttpRequest = {},
): Promise<{ status: number; headers: Headers; body: ReadableStream<Uint8Array> }> {
  const { path, request } = withoutTypedText(given, asked);
  const correlationId = crypto.randomUUID();
  const fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  return sendAuthorised(options, request, correlationId, async (headers) => {
    const response = await fetch(`${options.baseUrl}${path}`, {
      method: request.method ?? 'GET',
      body: request.body ?? null,
      headers,
      signal,
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ApiError({
        kind: 'FETCH_ERROR',
        status: 0,
        codigo: 'FETCH_ERROR',
        message: 'errors.FETCH_ERROR',
        correlationId,
      });
    });
    if (!response.ok) throw decodeProblem(response.status, response.headers, await response.text());
    return { status: response.status, headers: response.headers, body: response.body ?? new ReadableStream() };
  });
}
