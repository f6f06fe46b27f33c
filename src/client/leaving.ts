let isLeft = false;
if (typeof window !== 'undefined') {
  // Before those of the page: what they send must go out all the same.
  window.addEventListener('beforeunload', () => (isLeft = true), { capture: true });
  window.addEventListener('pagehide', () => (isLeft = true), { capture: true });
  for (const event of ['pageshow', 'focus', 'pointerdown', 'keydown'])
    window.addEventListener(event, () => (isLeft = false), { capture: true });
}

/** Bytes that the browser sends for a page that is gone (Fetch standard, keepalive), for all requests together. */
const MAX_BYTES = 60_000;

/** Whether a request must outlive its page: it writes, the page is going away or hidden, and the browser takes that much. */
export function outlivesPage(method: string, body: string | null | undefined): boolean {
  if (method === 'GET' || typeof document === 'undefined') return false;
  return (isLeft || document.visibilityState === 'hidden') && (body ?? '').length * 2 < MAX_BYTES;
}
