import { ApiError } from './api-error';
import { decodeProblem } from './decode-problem';
import { noteOwnWrite } from './own-writes';
import { withoutTypedText } from './search-body';

/** SPEC 9: a call that has not been answered after a minute has failed. */
export const TIMEOUT_MS = 60_000;

export interface HttpOptions {
  /** Base of every path, e.g. `/api`. */
  readonly baseUrl: string;
  /** Bearer token for a call with this method; null when signed out. */
  readonly getToken: (method: string) => string | null | Promise<string | null>;
  /** Called on a 401 to a call that carried `token`; returns another token for one retry, or null. */
  readonly onUnauthorized?: (error: ApiError, method: string, token: string) => Promise<string | null>;
  /** Asks the person to prove who they are, for what takes a fresh sign-in (`freshSignIn`); whether they did: the call is made once more then. */
  readonly confirmIdentity?: () => Promise<boolean>;
  /** Language of the server's texts, e.g. `es-mx`. */
  readonly getLanguage: () => string;
  /** The trial of a profile that this tab is in; null outside of one. */
  readonly getSimulation?: () => string | null;
  /** Called when the trial is over: the server answers no more requests in its name. */
  readonly onSimulationOver?: () => void;
  readonly timeoutMs?: number;
  readonly fetch?: typeof globalThis.fetch;
}

/** Offline behaviour of a call (`offline` of an operation). */
export type OfflineUse =
  | {
      readonly how: 'keep';
      /** Only on a device that keeps something of the person already. */
      readonly ifKnown?: boolean;
    }
  | { readonly how: 'queue'; readonly name: string; readonly params: Readonly<Record<string, unknown>> };

export interface HttpRequest {
  /** A second person confirms it in their own session before it is sent (`withVouch`). */
  readonly vouch?: { readonly name: string; readonly params: Readonly<Record<string, unknown>> } | undefined;
  readonly offline?: OfflineUse | undefined;
  readonly method?: string | undefined;
  readonly headers?: HeadersInit | undefined;
  /** A JSON text. */
  readonly body?: string | null | undefined;
  readonly signal?: AbortSignal | undefined;
  /** It is posted only to keep its parameters out of the address. */
  readonly isSearch?: boolean | undefined;
}

/** The shape of react-admin's `fetchJson`; `json` is undefined when the answer has no body. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  // Typed by the caller: it is the raw answer.
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

  return async (given, asked = {}) => {
    const { path, request } = withoutTypedText(given, asked);
    const correlationId = crypto.randomUUID();
    let timeout = AbortSignal.timeout(timeoutMs);
    let attempts = 0;
    try {
      return await sendAuthorised(options, request, correlationId, async (headers) => {
        // Between two attempts a person may have been asked who they are.
        if (attempts > 0) timeout = AbortSignal.timeout(timeoutMs);
        attempts += 1;
        const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
        // Given up while the token was being waited for.
        signal.throwIfAborted();
        const response = await fetch(`${baseUrl}${path}`, {
          method: request.method ?? 'GET',
          headers,
          body: request.body ?? null,
          // Lets writes complete while the page closes; the browser accepts 64 KB of them.
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
 * Sends a request with the headers of every request: its session, the language of its texts, and the id to find it by. When the server
 * refuses the token, the session is notified, and may have the request sent once more with another token. When the server asks for the
 * identity of the person, the page asks them, and the request is sent once more.
 */
export async function sendAuthorised<Answer>(
  { getToken, getLanguage, getSimulation, onSimulationOver, onUnauthorized, confirmIdentity }: HttpOptions,
  request: HttpRequest,
  correlationId: string,
  send: (headers: Headers) => Promise<Answer>,
): Promise<Answer> {
  // A search is posted and reads: with the token of reading, and the channel's notice of it is of no write of ours.
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
        // With a provider the proof came with another token.
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
