import type { Resource } from '#platform/server/entity/resource';
import { IMPORTS } from '#generated/server/imports.gen';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { SEARCH } from '#platform/shared/search-path';
import { listVariantPath } from '#platform/shared/list-variant-path';

/** Public routes, with or without a session. */
const OPEN: ReadonlySet<string> = new Set([
  '/config.json',
  '/api/health',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/style.css',
]);

/** Returns the probe that calls a route, given as `GET /api/…/:id`; null for an untested route. */
export function probeOf(method: string, url: string, resources: readonly Resource[]): string | null {
  // Uses the same guards and handler; searches.test.ts compares the answers.
  if (method === 'POST' && url.endsWith(SEARCH)) return probeOf('GET', url.slice(0, -SEARCH.length), resources);
  if (OPEN.has(url)) return 'open';
  const path = url.replace(/^\/api/, '');
  const operation = Object.values(OPERATIONS).find(
    (each) => each.method === method && each.path.replaceAll(/\{(\w+)\}/g, ':$1') === path,
  );
  if (operation && operation.kind !== 'import') return 'operations';
  // Tested together with the list of these files.
  if (path === '/reportes/archivos/:id/contenido') return 'operations';
  if (
    IMPORTS.some(
      (spec) =>
        spec.path === path ||
        (spec.review === null ? ['/plantilla', '/errores'] : ['/errores', '-check', '-excel']).some(
          (beside) => `${spec.path}${beside}` === path,
        ),
    )
  )
    return 'imports';
  for (const resource of resources) {
    if (path === resource.path || path === listVariantPath(resource.path))
      return method === 'GET' ? 'lists' : method === 'POST' ? 'copies' : null;
    const [, rest] = path.startsWith(`${resource.path}/`) ? ['', path.slice(resource.path.length + 1)] : [];
    if (rest === undefined) continue;
    if (rest === ':id') return method === 'GET' ? 'records' : 'writes';
    if (rest === ':id/historial' && method === 'GET') return 'records';
    if (/^:id\/historial\/:bitacoraId(\/restaurar)?$/.test(rest)) return 'restorations';
    if (/^(:id\/archivos|imagenes)(\/:archivoId(\/restaurar)?)?$/.test(rest)) return 'attachments';
    if (/^:id\/comentarios(\/(mencionables|:comentarioId))?$/.test(rest)) return 'comments';
    if (rest === 'exportar' && method === 'GET') return 'files';
    if (rest === 'lote' && method === 'POST') return 'batches';
    if (
      method === 'POST' &&
      Object.values(resource.lifecycle?.transitions ?? {}).some((step) => rest === `:id/${step.path}`)
    )
      return 'writes';
  }
  return null;
}
