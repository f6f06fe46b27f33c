import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '../start-process';

/** Starts the product with a database of its own; answers how to stop it. Does nothing when E2E_BASE_URL is set. */
export default async function startServer(): Promise<() => Promise<void>> {
  if (process.env['E2E_BASE_URL']) return async () => undefined;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'red-salud-e2e-'));
  const server = await startProcess({ env: { DATA_DIR: dataDir } });
  process.env['E2E_BASE_URL'] = server.url;
  process.env['E2E_DATA_DIR'] = dataDir;
  return async () => {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
}
