import { ApiError } from './api-error';
import { decodeProblem } from './decode-problem';
import { sendAuthorised, type HttpOptions } from './http-client';

export interface Sending {
  readonly signal: AbortSignal;
  /** Called with the fraction sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/**
 * Sends a file as the body of a POST and returns the JSON response. Uses XMLHttpRequest, because `fetch` does not report upload progress.
 *
 * @throws {ApiError} on an error status or without a response; `AbortError` when the signal cancels it
 */
export async function sendFile(
  options: HttpOptions,
  path: string,
  file: Blob,
  { signal, onProgress }: Sending,
): Promise<unknown> {
  const correlationId = crypto.randomUUID();
  return sendAuthorised(
    options,
    { method: 'POST' },
    correlationId,
    (headers) =>
      new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        const stop = () => request.abort();
        request.open('POST', `${options.baseUrl}${path}`);
        headers.forEach((value, name) => request.setRequestHeader(name, value));
        request.setRequestHeader('Content-Type', 'application/octet-stream');
        request.upload.addEventListener('progress', ({ loaded, total }) =>
          onProgress(total === 0 ? 0 : loaded / total),
        );
        request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
        request.addEventListener('load', () => {
          if (request.status < 400) resolve(JSON.parse(request.responseText) as unknown);
          else reject(decodeProblem(request.status, headersOf(request), request.responseText));
        });
        request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        request.addEventListener('error', () =>
          reject(
            new ApiError({
              kind: 'FETCH_ERROR',
              status: 0,
              codigo: 'FETCH_ERROR',
              message: 'errors.FETCH_ERROR',
              correlationId,
            }),
          ),
        );
        signal.addEventListener('abort', stop);
        request.send(file);
        if (signal.aborted) stop();
      }),
  );
}

function headersOf(request: XMLHttpRequest): Headers {
  return new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split(/[\r\n]+/)
      .filter((line) => line !== '')
      .map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at), line.slice(at + 1).trim()];
      }),
  );
}
