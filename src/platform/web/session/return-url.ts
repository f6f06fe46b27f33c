/** Storage key of the page to return to after sign-in; per tab, so that tabs do not share it. */
const KEY = 'red-salud.return-url';

/** The stored URL with its typed text, which is not written to storage; a reload loses it. */
let whole: string | null = null;

/**
 * Stores a URL until the next sign-in.
 *
 * @param owner user of the page; null when unknown
 * @param typed the same URL with typed text, kept in memory only
 */
export function keepReturnUrl(url: string, owner: number | null, typed = url): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ url, owner }));
    whole = typed;
  } catch {
    // Storage is blocked: the user reaches the start page instead.
  }
}

/** Returns the stored URL, once. Null when there is none, it belongs to another user, or it leaves this application. */
export function takeReturnUrl(user: number | null): string | null {
  const typed = whole;
  whole = null;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (typeof kept !== 'object' || kept === null) return null;
    const { url, owner } = kept as Record<string, unknown>;
    if (owner !== null && user !== null && owner !== user) return null;
    // `//host` and `/\host` would leave the application.
    return typeof url === 'string' && /^\/(?![/\\])/.test(url) ? (typed ?? url) : null;
  } catch {
    return null;
  }
}
