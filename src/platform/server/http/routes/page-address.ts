/** Returns the path of a URL. It is not parsed as one, because `//[` would be an invalid host. */
export const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** Checks whether a path is a page of the application: neither the API nor a file. */
export function isPagePath(path: string): boolean {
  return !path.startsWith('/api/') && path !== '/api' && !/\.\w+$/.test(path);
}

/** Returns the address for the router. A page whose path cannot be decoded leads to the application, which reports it as not found. */
export function pageAddress(url: string): string {
  const path = pathOf(url);
  return isPagePath(path) && decoded(path) === null ? '/' : url;
}

/** Returns the text: the bundler would drop a call without a used result, and with it the intended failure. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
