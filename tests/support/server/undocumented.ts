import type { onResponseHookHandler, RouteOptions } from 'fastify';
import openApi from '../../../generated/server/openapi.gen.json';

const PATHS = openApi.paths as Readonly<
  Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, unknown>> }>>>
>;
/** Paths that differ only in parameter names are equal. */
const DOCUMENTED = new Map(
  Object.entries(PATHS).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { responses }]) => [`${method.toUpperCase()} ${shape(path)}`, new Set(Object.keys(responses))] as const,
    ),
  ),
);
/** Routes outside the documented API. */
const ASIDE =
  /^\/(config\.json|api\/(health|openapi\.json|docs.*|agenda\/calendario\/.*|messaging\/notifications-messaging\/canal))?$/;

/** Records the answers of routes in all tests. Answers that the API description lacks are reported at the end. */
export function watchStatuses(): {
  readonly watch: (route: RouteOptions) => void;
  readonly found: () => readonly string[];
} {
  const found = new Set<string>();
  const watch = (route: RouteOptions) => {
    const { url } = route;
    if (!url.startsWith('/api/') || ASIDE.test(url)) return;
    const note: onResponseHookHandler = (request, reply, done) => {
      const known = DOCUMENTED.get(`${request.method} ${shape(url.slice('/api'.length))}`);
      if (request.method !== 'HEAD' && !known?.has(String(reply.statusCode)))
        found.add(`${request.method} ${url}: ${reply.statusCode}`);
      done();
    };
    route.onResponse = [...[route.onResponse ?? []].flat(), note];
  };
  return { watch, found: () => [...found] };
}

function shape(path: string): string {
  return path.replaceAll(/\{\w+\}|:\w+/g, '*').replace(/\/$/, '');
}
