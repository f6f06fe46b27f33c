import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#platform/server/db/problem';
import { isPagePath, pathOf } from './page-address';
import { sendProblem } from '../answers/problems';

/** One year: the name of a hashed file changes with its content. */
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the files of the browser application. An address without a file is the application itself, or the page in the folder of that name.
 *
 * @param demoDir files of the sample screens and source maps, served when samples are enabled; null otherwise
 */
export async function registerWeb(app: FastifyInstance, webDir: string | null, demoDir: string | null): Promise<void> {
  const hasWeb = webDir !== null && existsSync(join(webDir, 'index.html'));
  const pages = new Set(hasWeb ? filesBelow(webDir).filter((file) => /^\/[^/]+\/.+\.html$/.test(file)) : []);
  const demoFiles = new Set(hasWeb && demoDir !== null && existsSync(demoDir) ? filesBelow(demoDir) : []);
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.setHeader('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const pathname = pathOf(request.url);
    // A second root of the plugin would hide files without a compressed copy.
    if (request.method === 'GET' && demoFiles.has(pathname)) return reply.sendFile(pathname, demoDir!);
    return hasWeb && request.method === 'GET' && isPagePath(pathname)
      ? reply.sendFile(pages.has(`${pathname}.html`) ? `${pathname}.html` : 'index.html')
      : sendProblem(request, reply, new Problem(404, 'RUTA_NO_ENCONTRADA'));
  });
}

/** Lists the files of a folder, by address. Pages in subfolders have separate addresses; those beside the first page are its parts. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `/${file.replaceAll('\\', '/')}`);
}
