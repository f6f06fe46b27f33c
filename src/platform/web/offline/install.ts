/** URL of the service worker: at the root, so that its scope covers every URL. */
const WORKER = '/service-worker.js';

/** Time after the start, in milliseconds, in which a reload loses no work. */
const STARTING_MS = 10_000;

/**
 * Installs the application on this device, so that it starts without a connection. A newer waiting version is activated at once, before the
 * user begins any work. Without support for workers, it stays an ordinary page.
 */
export async function install(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const { waiting } = await navigator.serviceWorker.register(WORKER);
    if (!waiting || performance.now() > STARTING_MS) return;
    // Reloads: the page and the chunks it has yet to load belong to the older version.
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    // A worker has no origin to be named.
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    waiting.postMessage({ type: 'SKIP_WAITING' });
  } catch {
    // Blocked by the browser or its administrator.
  }
}
