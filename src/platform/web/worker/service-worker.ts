import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Files of the wards' pages; filled in by the build (`scripts/build/service-worker.mjs`). */
declare const PRECACHE: readonly PrecacheEntry[];
/** Start URL of a tablet, which has a page of its own. */
declare const START: string;

/** Minimal types of a worker's global scope; the full ones conflict with those of pages. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(
    kind: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  readonly clients: { claim(): Promise<void> };
}
const scope = globalThis as unknown as WorkerScope;

const CONFIG = '/config.json';
const CONFIG_CACHE = 'red-salud-config';
/** Timeout for the configuration, in milliseconds; after it the last copy is used. */
const PATIENCE_MS = 2_000;

precacheAndRoute([...PRECACHE]);
cleanupOutdatedCaches();

// On a tablet's start page, cached data are rendered before the application loads.
registerRoute(new NavigationRoute(createHandlerBoundToURL(`${START}.html`), { allowlist: [new RegExp(`^${START}$`)] }));

// Any other URL opens the application, except those that the server itself handles.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api(\/|$)/, /^\/redirect\.html/, /\.\w+$/],
  }),
);

// No patient data is stored here: responses of the API are encrypted in the application's own store.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === CONFIG,
  async ({ request }) => {
    const cache = await caches.open(CONFIG_CACHE);
    const kept = await cache.match(CONFIG);
    const asked = fetch(request).then(async (answer) => {
      if (answer.ok) await cache.put(CONFIG, answer.clone());
      return answer;
    });
    if (!kept) return asked;
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
    return Promise.race([asked.catch(() => kept), late]);
  },
);

scope.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void scope.skipWaiting();
});
// The page that installs the worker has fetched its configuration already. Without a copy, the first start offline would fail.
scope.addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open(CONFIG_CACHE)
      .then((cache) => cache.add(CONFIG))
      .catch(() => undefined),
  ),
);
// The page that installs the worker may be offline from then on.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
