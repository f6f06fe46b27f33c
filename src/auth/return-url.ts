/** Where to go after signing in; of this tab only, so that two tabs do not steal each other's place. */
const KEY = 'red-salud.return-url';

export function keepReturnUrl(url: string): void {
  try {
    sessionStorage.setItem(KEY, url);
  } catch {
    // Storage is blocked: the person lands on the start page instead.
  }
}

/** The kept address, once; null when there is none or it does not lead into this application. */
export function takeReturnUrl(): string | null {
  try {
    const url = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    // `//host` and `/\host` would leave the application.
    return url && /^\/(?![/\\])/.test(url) && !url.startsWith('/sign-in') ? url : null;
  } catch {
    return null;
  }
}

export function forgetReturnUrl(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
