import { RequestFailure } from './request/request-failure';
import type { Route } from './route';
import { ROUTES } from './routes';

const PATTERNS = ROUTES.map((route) => ({ route, pattern: new RegExp(`${route.path.replace('{id}', '([^/]+)')}$`) }));

/**
 * Finds the route of a request by the end of its path.
 *
 * @throws {RequestFailure} 404 for an unknown path, 405 with `Allow` for a method that the path does not have
 */
export function findRoute(method: string, pathname: string): { readonly route: Route; readonly id: string } {
  const known = PATTERNS.flatMap(({ route, pattern }) => {
    const match = pattern.exec(pathname);
    return match ? [{ route, id: match[1] ?? '' }] : [];
  });
  if (known.length === 0) throw new RequestFailure(404, `No existe la ruta ${pathname}.`);
  const found = known.find(({ route }) => route.method === method);
  if (!found) {
    const allow = known.map(({ route }) => route.method).join(', ');
    throw new RequestFailure(405, `La ruta ${pathname} no admite ${method}.`, { headers: { Allow: allow } });
  }
  return { route: found.route, id: decode(found.id) };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw RequestFailure.badParameter('id');
  }
}
