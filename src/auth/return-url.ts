/** Where to go after signing in; of this tab only, so that two tabs do not steal each other's place. */
const KEY = 'red-salud.return-url';

/** @param owner whose page it is; null when nobody is known to have been there */
export function keepReturnUrl(url: string, owner: number | null): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ url, owner }));
  } catch {
    // Storage is blocked: the person lands on the start page instead.
  }
}

/** The kept address, once; null when there is none, it is somebody else's, or it does not lead into this application. */
export function takeReturnUrl(user: number | null): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (typeof kept !== 'object' || kept === null) return null;
    const { url, owner } = kept as Record<string, unknown>;
    if (owner !== null && user !== null && owner !== user) return null;
    // `//host` and `/\host` would leave the application.
    return typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : null;
  } catch {
    return null;
  }
}
