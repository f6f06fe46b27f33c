import { isPlainLeaf } from '#platform/web/client/search-body';

/** Page parameters that may contain typed text: filters and searches, and the record that a form starts with. */
const TYPED = new Set(['filter', 'source', 'texto', 'correlacion', 'entidadId']);
/** Start of the fragment, which browsers never send (RFC 3986, 3.5). */
const MARK = '#?';

/**
 * Moves typed parameters of an address behind `#?`. On a reload the browser sends everything before `#` to the server and its proxies,
 * which log addresses (OWASP ASVS 5.0, 14.2.1).
 *
 * @example hideTyped('/paciente?page=2&filter=%7B%22q%22%3A%22Ana%22%7D') // '/paciente?page=2#?filter=%7B%22q%22%3A%22Ana%22%7D'
 */
export function hideTyped(url: string): string {
  const [address = '', fragment] = url.split('#', 2);
  const [path = '', query] = address.split('?', 2);
  if (query === undefined) return url;
  const parts = query.split('&');
  const typed = parts.filter(isTyped);
  if (typed.length === 0) return url;
  const rest = parts.filter((part) => !isTyped(part)).join('&');
  const known = fragment?.startsWith('?') ? [fragment.slice(1)] : [];
  return `${path}${rest === '' ? '' : `?${rest}`}${MARK}${[...known, ...typed].join('&')}`;
}

/** Returns query and fragment as the application reads them, with hidden parameters in the query. */
export function readTyped({ search, hash }: Pick<Location, 'search' | 'hash'>): { search: string; hash: string } {
  if (!hash.startsWith(MARK)) return { search, hash };
  const typed = hash.slice(MARK.length);
  return { search: search === '' ? `?${typed}` : `${search}&${typed}`, hash: '' };
}

/** Returns a window for the router, which reads and writes ordinary addresses with one query. */
export function windowOfRouter(real: Window & typeof globalThis): Window {
  const { history, location } = real;
  const shown = {
    get pathname() {
      return location.pathname;
    },
    get search() {
      return readTyped(location).search;
    },
    get hash() {
      return readTyped(location).hash;
    },
    get href() {
      return location.href;
    },
    get origin() {
      return location.origin;
    },
    assign: (url: string | URL) => location.assign(hideTyped(String(url))),
    replace: (url: string | URL) => location.replace(hideTyped(String(url))),
    reload: () => location.reload(),
  };
  const written = {
    get state(): unknown {
      return history.state;
    },
    pushState: (state: unknown, unused: string, url?: string | URL | null) =>
      history.pushState(state, unused, url == null ? url : hideTyped(String(url))),
    replaceState: (state: unknown, unused: string, url?: string | URL | null) =>
      history.replaceState(state, unused, url == null ? url : hideTyped(String(url))),
    go: (delta?: number) => history.go(delta),
  };
  // An external link may have typed parameters in its query; the next reload no longer sends them.
  const { pathname, search, hash } = location;
  const hidden = hideTyped(pathname + search + hash);
  if (hidden !== pathname + search + hash) history.replaceState(history.state, '', hidden);
  const parts: Partial<Record<keyof Window, unknown>> = {
    location: shown,
    history: written,
    document: real.document,
    // Access throws when storage is blocked, which the router handles.
    get sessionStorage() {
      return real.sessionStorage;
    },
    addEventListener: real.addEventListener.bind(real),
    removeEventListener: real.removeEventListener.bind(real),
  };
  // Only the properties of a window that the router uses.
  return parts as unknown as Window;
}

function isTyped(part: string): boolean {
  const [name = '', value = ''] = part.split('=', 2);
  if (!TYPED.has(name) || value === '') return false;
  if (name !== 'filter' && name !== 'source') return true;
  try {
    return !isPlainLeaf(JSON.parse(decodeURIComponent(value.replaceAll('+', ' '))));
  } catch {
    // An unreadable filter may contain typed text.
    return true;
  }
}
