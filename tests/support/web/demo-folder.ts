import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Environment variable with the folder of a demo's data that no process has open. */
export const DEMO_FOLDER = 'E2E_DEMO_DIR';

/**
 * Returns a folder for the data of a separate server. It contains a copy of the demo where one exists; a first start would create it again,
 * which takes as long as ten tests.
 */
export async function demoFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `red-salud-${name}-`));
  await fillFolder(folder);
  return folder;
}

/** Copies the demo into an empty or missing folder. Does nothing without a demo to copy. */
export async function fillFolder(folder: string): Promise<void> {
  const filled = process.env[DEMO_FOLDER];
  if (filled) await cp(filled, folder, { recursive: true });
}
