import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface FileHost {
  readonly url: string;
  /** Addresses without a file. */
  readonly missed: readonly string[];
  close(): Promise<void>;
}

/** Starts a plain file host, as offered for rent: it answers unknown addresses with 404.html. */
export async function serveFiles(folder: string): Promise<FileHost> {
  const missed: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = path.join(folder, path.normalize(pathname === '/' ? '/index.html' : pathname));
      const found = (await stat(file).catch(() => null))?.isFile() ?? false;
      if (!found) missed.push(`${request.method ?? ''} ${pathname}`);
      const chosen = found ? file : path.join(folder, '404.html');
      response.writeHead(found || request.method === 'GET' ? 200 : 405, {
        'Content-Type': TYPES[path.extname(chosen)] ?? 'application/octet-stream',
      });
      response.end(await readFile(chosen));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    missed,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
