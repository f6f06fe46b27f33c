import { ApiError } from './api-error';
import { decodeProblem } from './decode-problem';
import { noteOwnWrite } from './own-writes';
import { withoutTypedText } from './search-body';
import type { HttpRequest } from './http-request';

/** SPEC 9: a call without a response after a minute has failed. */
export const TIMEOUT_MS = 60_000;

export interface HttpOptions {
  /** Base of every path, e.g. `/api`. */
  readonly baseUrl: string;
  /** Bearer token for a call with this method; null when signed out. */
  readonly getToken: (method: string) => string | null | Promise<string | null>;
  /** Called on a 401 to a call that carried `token`; returns another token for one retry, or null. */
  readonly onUnauthorized?: (error: ApiError, method: string, token: string) => Promise<string | null>;
  /**
   * Requests a proof of identity for actions that require a fresh sign-in (`freshSignIn`). Resolves to true when the person gave it; the
   * call is then repeated once.
   */
  readonly confirmIdentity?: () => Promise<boolean>;
  /** Language of the server's texts, e.g. `es-mx`. */
  readonly getLanguage: () => string;
  /** Trial of a profile in this tab; null outside of one. */
  readonly getSimulation?: () => string | null;
  /** Called when the trial is over: the server refuses further requests in its name. */
  readonly onSimulationOver?: () => void;
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
}

/** The shape of react-admin's `fetchJson`; `json` is undefined when the response has no body. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  // The raw response, typed by the caller.
  readonly json: unknown;
}

export type HttpClient = (path: string, request?: HttpRequest) => Promise<HttpAnswer>;

/**
 * Creates the client for all requests to the server. It adds the session's token, the reader's language and a correlation id, times out
 * after a minute and converts every failure to an `ApiError`.
 *
 * @throws {ApiError} on any failure, except a cancelled request, which rejects with the browser's `AbortError`
 */
export function createHttpClient(options: HttpOptions): HttpClient {
  const { baseUrl, timeoutMs = TIMEOUT_MS } = options;
  const fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));

  return async (given, asked = {}) => {
    const { path, request } = withoutTypedText(given, asked);
    const correlationId = crypto.randomUUID();
    let timeout = AbortSignal.timeout(timeoutMs);
    let attempts = 0;
    try {
      return await sendAuthorised(options, request, correlationId, async (headers) => {
        // A request for identity between two attempts does not count towards the timeout.
        if (attempts > 0) timeout = AbortSignal.timeout(timeoutMs);
        attempts += 1;
        const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
        // The call may have been cancelled while waiting for the token.
        signal.throwIfAborted();
        const response = await fetch(`${baseUrl}${path}`, {
          method: request.method ?? 'GET',
          headers,
          body: request.body ?? null,
          // Allows writes to complete while the page closes; the browser accepts 64 KB of them.
          keepalive:
            request.body != null && request.body.length < 3e4 && typeof document !== 'undefined' && document.hidden,
          signal,
        });
        const body = await response.text();
        if (!response.ok) throw decodeProblem(response.status, response.headers, body);
        return {
          status: response.status,
          headers: response.headers,
          body,
          json: parseBody(body, response, correlationId),
        };
      });
    } catch (error) {
      throw asFailure(error, request.signal, timeout, correlationId);
    }
  };
}

/**
 * Sends a request with the common headers: session, language and correlation id. When the server refuses the token, the session is notified
 * and may have the request repeated once with another token. When the server requires proof of identity, the page requests it and the
 * request is repeated once.
 */
export async function sendAuthorised<Answer>(
  { getToken, getLanguage, getSimulation, onSimulationOver, onUnauthorized, confirmIdentity }: HttpOptions,
  request: HttpRequest,
  correlationId: string,
  send: (headers: Headers) => Promise<Answer>,
): Promise<Answer> {
  // A search is a POST that reads: it uses the token for reading, and is not recorded as an own write for the channel.
  const method = request.isSearch ? 'GET' : (request.method ?? 'GET');
  if (method !== 'GET') noteOwnWrite(correlationId);
  const headers = new Headers(request.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json, application/problem+json');
  headers.set('Accept-Language', getLanguage());
  headers.set('X-Correlation-Id', correlationId);
  const simulation = getSimulation?.();
  if (simulation) headers.set('X-Simulacion', simulation);
  if (request.body != null) headers.set('Content-Type', 'application/json');
  let token = headers.has('Authorization') ? null : await getToken(method);
  for (;;) {
    if (token) headers.set('Authorization', `Bearer ${token}`);
    try {
      return await send(headers);
    } catch (error) {
      if (error instanceof ApiError && error.codigo === 'SIMULACION_TERMINADA') onSimulationOver?.();
      if (token && error instanceof ApiError && error.codigo === 'IDENTIDAD_SIN_CONFIRMAR') {
        if (!(await confirmIdentity?.())) throw error;
        // With an identity provider, the proof comes with a new token.
        token = (await getToken(method)) ?? token;
        continue;
      }
      if (!token || !(error instanceof ApiError) || error.status !== 401) throw error;
      const renewed = await onUnauthorized?.(error, method, token);
      if (!renewed || renewed === token) throw error;
      token = renewed;
    }
  }
}

function parseBody(body: string, response: Response, correlationId: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    throw new ApiError({
      kind: 'PARSING_ERROR',
      status: response.status,
      codigo: 'PARSING_ERROR',
      message: 'errors.PARSING_ERROR',
      correlationId: response.headers.get('X-Correlation-Id') ?? correlationId,
    });
  }
}

function asFailure(
  error: unknown,
  cancelled: AbortSignal | undefined,
  timeout: AbortSignal,
  correlationId: string,
): unknown {
  if (error instanceof ApiError) return error;
  if (timeout.aborted) {
    return new ApiError({
      kind: 'TIMEOUT_ERROR',
      status: 0,
      codigo: 'TIMEOUT_ERROR',
      message: 'errors.TIMEOUT_ERROR',
      correlationId,
    });
  }
  if (cancelled?.aborted) return error;
  return new ApiError({
    kind: 'FETCH_ERROR',
    status: 0,
    codigo: 'FETCH_ERROR',
    message: 'errors.FETCH_ERROR',
    correlationId,
  });
}
