import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '../start-process';
import { DEMO_FOLDER, demoFolder } from './demo-folder';

/** Starts the product with its own database. Returns a function that stops it. Does nothing when E2E_BASE_URL is set. */
export default async function startServer(): Promise<() => Promise<void>> {
  if (process.env['E2E_BASE_URL']) return async () => undefined;
  const forget = process.env[DEMO_FOLDER] ? async () => undefined : await makeDemo();
  const dataDir = await demoFolder('e2e');
  const server = await startProcess({
    // Test sessions have a longer idle time than those of people.
    env: { DATA_DIR: dataDir, SESSION_IDLE_MINUTES: '720' },
  });
  process.env['E2E_BASE_URL'] = server.url;
  process.env['E2E_DATA_DIR'] = dataDir;
  const reportEnd = (code: number | null, signal: NodeJS.Signals | null) =>
    console.error(`The server of the tests ended by itself (${signal ?? code}):\n${server.output().slice(-5000)}`);
  server.child.once('exit', reportEnd);
  return async () => {
    server.child.off('exit', reportEnd);
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
    await forget();
  };
}

/** The demo is created in parallel with the unit tests, on machines of any speed. */
const FILLED_MS = 600_000;

/** Creates the demo by a first start; later starts with a separate database copy it. Returns a function that removes it. */
export async function makeDemo(): Promise<() => Promise<void>> {
  const filled = await mkdtemp(path.join(tmpdir(), 'red-salud-demo-'));
  const first = await startProcess({ env: { DATA_DIR: filled }, readyMs: FILLED_MS });
  await first.end('SIGTERM');
  process.env[DEMO_FOLDER] = filled;
  return async () => {
    delete process.env[DEMO_FOLDER];
    await rm(filled, { recursive: true, force: true });
  };
}
