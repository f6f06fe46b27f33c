/** The path of an address; not parsed as one, for `//[` would be a host that does not exist. */
export const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** Tells paths that are a page of the application: neither the API nor a file. */
export function isPagePath(path: string): boolean {
  return !path.startsWith('/api/') && path !== '/api' && !/\.\w+$/.test(path);
}

/** The address as the router reads it: of a page whose path cannot be decoded, the application, which says that there is no such page. */
export function pageAddress(url: string): string {
  const path = pathOf(url);
  return isPagePath(path) && decoded(path) === null ? '/' : url;
}

/** Returns the text: the bundler drops a call whose result is not used, and with it the failure that it is called for. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
