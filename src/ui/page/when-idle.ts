/**
 * Does something once the browser has nothing else to do. Answers the way to leave it undone.
 * Safari has no idle callbacks: there it comes a moment later.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 500);
  return () => clearTimeout(timer);
}
