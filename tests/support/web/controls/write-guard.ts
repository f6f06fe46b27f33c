import type { Page, Request, Route } from '@playwright/test';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { SEARCH } from '#platform/shared/search-path';

/** Message of the guard's refusals, which a page with correct error handling shows. */
export const REFUSAL = 'El servidor no acepta este cambio de prueba.';

/** Addresses of POST requests that only read. */
const READS = Object.values(OPERATIONS)
  .filter(({ method, kind }) => method !== 'GET' && kind === 'query')
  .map(({ path }) => new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Internal requests of the application, which no control causes. */
const HOUSEKEEPING =
  /\/api\/(messaging|network|red-historial|.*\/(usuario-actual|preferencias|marcar-vista|recorrido))/;

export interface WriteGuard {
  /** Returns the writes refused since the last call. */
  take(): readonly string[];
}

/**
 * Refuses all writes of a page with a 422 that names a field of no form. Every control can then be pressed without changes. The page must
 * show the message of the refusal.
 */
export async function guardWrites(page: Page): Promise<WriteGuard> {
  let refused: string[] = [];
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    (route: Route, request: Request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'GET' || pathname.endsWith(SEARCH) || READS.some((read) => read.test(pathname)))
        return route.fallback();
      if (HOUSEKEEPING.test(pathname)) return route.fulfill({ status: 204 });
      refused.push(`${request.method()} ${pathname}`);
      return route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        headers: { 'X-Correlation-Id': 'control' },
        body: JSON.stringify({
          type: 'about:blank',
          title: 'Unprocessable Content',
          status: 422,
          codigo: 'VALIDACION',
          mensaje: 'Revise los datos marcados.',
          errores: [{ campo: 'campoDePrueba', codigo: 'PRUEBA', mensaje: REFUSAL }],
          correlationId: 'control',
        }),
      });
    },
  );
  return {
    take() {
      const taken = refused;
      refused = [];
      return taken;
    },
  };
}
