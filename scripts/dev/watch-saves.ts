import path from 'node:path';
import { normalizePath, type ViteDevServer } from 'vite';
import type { DevLoop } from './dev-loop';

interface Watched {
  readonly root: string;
  readonly migrations: string;
  readonly loop: DevLoop;
}

/** Delay in milliseconds: editors write a file in several steps, and a branch switch writes many files. */
const QUIET_MS = 15;

/** Notifies the loop of saved schemas, migrations and code. Returns a function that stops watching. */
export function watchSaves(server: ViteDevServer, { root, migrations, loop }: Watched): () => void {
  const schemas = `${normalizePath(path.join(root, 'schemas'))}/`;
  const sql = `${normalizePath(migrations)}/`;
  let saved: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const files = saved;
    saved = [];
    if (files.some((file) => file.startsWith(sql) && file.endsWith('.sql'))) loop.migrationsSaved();
    if (files.some((file) => file.startsWith(schemas) && file.endsWith('.json'))) loop.schemasSaved();
    loop.codeSaved(files);
  };
  const onSave = (_event: string, file: string) => {
    saved.push(normalizePath(file));
    clearTimeout(timer);
    timer = setTimeout(tell, QUIET_MS);
  };
  server.watcher.on('all', onSave);
  return () => {
    clearTimeout(timer);
    server.watcher.off('all', onSave);
  };
}
