import type { Product } from '../wire';
import { findRoute } from './find-route';
import { RequestFailure } from './request/request-failure';
import { createSampleStore, type SampleStore } from './store/create-sample-store';

export interface BackendOptions {
  /** Delay before each answer, in milliseconds; 400 by default (SPEC 7). */
  readonly delayMs?: number;
  /** Replaces the sample products, for measurements. */
  readonly products?: readonly Product[];
}

/** SPEC 7, "Mock endpoints". */
const DELAY_MS = 400;

/**
 * Creates the sample backend (SPEC 7, "Mock endpoints"). It answers requests from its own sample data, which live as long as the function.
 * Paths are matched by their end, so that any API prefix works.
 *
 * Errors are JSON answers with `message`, and `errors` where SPEC 8 defines them. 404 for an unknown path or id, 405 with `Allow` for a
 * known path, 400 for unreadable input. Every answer carries `X-Correlation-Id`. Rejects only with the reason of `request.signal`, before
 * any change.
 */
export function createBackend({ delayMs = DELAY_MS, products }: BackendOptions = {}): (
  request: Request,
) => Promise<Response> {
  const store = createSampleStore(products);
  return async (request) => {
    // Waits first: a request cancelled during the delay must have no effect.
    await wait(delayMs, request.signal);
    const response = await answer(store, request);
    response.headers.set('X-Correlation-Id', request.headers.get('X-Correlation-Id') ?? crypto.randomUUID());
    return response;
  };
}

async function answer(store: SampleStore, request: Request): Promise<Response> {
  try {
    const url = new URL(request.url);
    const { route, id } = findRoute(request.method, url.pathname);
    return Response.json(await route.handle(store, { request, query: url.searchParams, id }));
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    const { status, message, errors, headers } = error;
    return Response.json({ message, ...(errors ? { errors } : {}) }, { status, headers });
  }
}

/** Resolves after a delay; rejects at once with the signal's reason when aborted. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
