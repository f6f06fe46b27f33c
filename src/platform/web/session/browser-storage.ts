/** A storage of the browser: by default the one that tabs share and the session is kept in; null where it is blocked. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}
