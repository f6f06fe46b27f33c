/**
 * Returns a storage of the browser; null when it is blocked. By default `localStorage`, which tabs share and which contains the session.
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}
