/** Where the worker of the installed application is served from: every address is below it. */
const WORKER = '/service-worker.js';

/** So long after its start nobody has begun anything that a new start could lose. */
const STARTING_MS = 10_000;

/**
 * Installs the application on this device, so that it starts without a connection; a newer one that is there already is taken at once, before anybody has
 * begun anything. Where workers are not allowed, it stays a page like any other.
 */
export async function install(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const { waiting } = await navigator.serviceWorker.register(WORKER);
    if (!waiting || performance.now() > STARTING_MS) return;
    // What is on the page belongs to the older version, and so does what it has yet to load.
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    // A worker has no origin to be named.
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    waiting.postMessage({ type: 'SKIP_WAITING' });
  } catch {
    // Blocked by the browser or its owner.
  }
}
