import { ApiError } from './api-error';
import { decodeProblem } from './decode-problem';

/** SPEC 9: a call that has not been answered after a minute has failed. */
export const TIMEOUT_MS = 60_000;

export interface HttpOptions {
  /** Base of every path, e.g. `/api`. */
  readonly baseUrl: string;
  readonly getToken: () => string | null;
  /** Language of the server's texts, e.g. `es-mx`. */
  readonly getLanguage: () => string;
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
}

export interface HttpRequest {
  readonly method?: string | undefined;
  readonly headers?: HeadersInit | undefined;
  /** A JSON text. */
  readonly body?: string | null | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The shape of react-admin's `fetchJson`; `json` is undefined when the answer has no body. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  // Typed by whoever asks: it is the wire's answer.
  readonly json: unknown;
}

export type HttpClient = (path: string, request?: HttpRequest) => Promise<HttpAnswer>;

/**
 * The one way to the server: adds the session's token, the reader's language and a correlation id, gives up after
 * a minute and turns every failure into an `ApiError`.
 *
 * @throws {ApiError} on any failure, except a cancelled request, which rejects with the browser's `AbortError`
 */
export function createHttpClient(options: HttpOptions): HttpClient {
  const { baseUrl, timeoutMs = TIMEOUT_MS } = options;
  const fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));

  return async (path, request = {}) => {
    const correlationId = crypto.randomUUID();
    const headers = requestHeaders(options, request, correlationId);
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
    try {
      const response = await fetch(`${baseUrl}${path}`, { method: request.method ?? 'GET', headers, body: request.body ?? null, signal });
      const body = await response.text();
      if (!response.ok) throw decodeProblem(response.status, response.headers, body);
      return { status: response.status, headers: response.headers, body, json: parseBody(body, response, correlationId) };
    } catch (error) {
      throw asFailure(error, request.signal, timeout, correlationId);
    }
  };
}

/** Headers of every request: whose it is, in which language its texts are wanted, and the id that it can be found by. */
export function requestHeaders({ getToken, getLanguage }: Pick<HttpOptions, 'getToken' | 'getLanguage'>, request: HttpRequest, correlationId: string): Headers {
  const headers = new Headers(request.headers);
  headers.set('Accept', 'application/json, application/problem+json');
  headers.set('Accept-Language', getLanguage());
  headers.set('X-Correlation-Id', correlationId);
  if (request.body != null) headers.set('Content-Type', 'application/json');
  const token = headers.has('Authorization') ? null : getToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

function parseBody(body: string, response: Response, correlationId: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    throw new ApiError({ kind: 'PARSING_ERROR', status: response.status, codigo: 'PARSING_ERROR', message: 'errors.PARSING_ERROR', correlationId: response.headers.get('X-Correlation-Id') ?? correlationId });
  }
}

function asFailure(error: unknown, cancelled: AbortSignal | undefined, timeout: AbortSignal, correlationId: string): unknown {
  if (error instanceof ApiError) return error;
  if (timeout.aborted) {
    return new ApiError({ kind: 'TIMEOUT_ERROR', status: 0, codigo: 'TIMEOUT_ERROR', message: 'errors.TIMEOUT_ERROR', correlationId });
  }
  if (cancelled?.aborted) return error;
  return new ApiError({ kind: 'FETCH_ERROR', status: 0, codigo: 'FETCH_ERROR', message: 'errors.FETCH_ERROR', correlationId });
}
