import type { AppConfig } from '#platform/web/config/load-config';

/** Account paths that the sample backend answers when it also signs people in (SPEC 7). */
const ACCOUNT_PATHS = ['/sign-in', '/sign-out', '/sign-up', '/forgot-password', '/reset-password'] as const;

type Answering = (request: Request) => Promise<Response>;

/**
 * Wraps the browser's `fetch` with the sample backend when enabled. The backend answers requests to `/mock/`, and without a server the
 * account requests, too. All other requests pass through. Its code and data load with the first such request.
 */
export function createSampleFetch({
  apiBase,
  enableMock,
  signInMode,
  mockDelayMs,
}: Pick<AppConfig, 'apiBase' | 'enableMock' | 'signInMode' | 'mockDelayMs'>): typeof globalThis.fetch {
  const plain: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);
  if (!enableMock) return plain;
  const accounts = signInMode === 'mock' ? ACCOUNT_PATHS.map((path) => apiBase + path) : [];
  const isSample = (address: string) =>
    address.includes('/mock/') || accounts.some((path) => address === path || address.endsWith(path));
  let backend: Promise<Answering> | null = null;
  const open = () => {
    backend ??= import('./backend/create-backend').then(({ createBackend }) =>
      createBackend(mockDelayMs === null ? {} : { delayMs: mockDelayMs }),
    );
    // Retries the load with the next request.
    backend.catch(() => {
      backend = null;
    });
    return backend;
  };
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!isSample(address)) return plain(input, init);
    return (await open())(new Request(input, init));
  };
}
