import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { freePort } from '../../../tests/support/start-process';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a built application over the API of a running server. All sides use the same server, so that only the application differs.
 *
 * @param documents JSON texts by their paths, served beside the files
 */
export async function serveBuilt(
  dist: string,
  api: string,
  documents: Readonly<Record<string, string>> = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = http.createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    if (pathname.startsWith('/api/') || pathname === '/config.json') {
      const forwarded = http.request(
        new URL(request.url ?? '/', api),
        { method: request.method, headers: request.headers },
        (given) => {
          answer.writeHead(given.statusCode ?? 502, given.headers);
          given.pipe(answer);
        },
      );
      request.pipe(forwarded);
      return;
    }
    const document = documents[pathname];
    if (document !== undefined) {
      answer.writeHead(200, { 'content-type': 'application/json' }).end(document);
      return;
    }
    const asset = path.extname(pathname) !== '';
    readFile(path.join(dist, asset ? pathname : 'index.html')).then(
      (content) =>
        answer
          .writeHead(200, {
            'content-type': TYPES[path.extname(asset ? pathname : 'index.html')] ?? 'application/octet-stream',
            'cache-control': asset ? 'max-age=31536000, immutable' : 'no-cache',
          })
          .end(content),
      () => answer.writeHead(404).end(),
    );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
