import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Names a folder with the data of a demo that no process has open. */
export const DEMO_FOLDER = 'E2E_DEMO_DIR';

/**
 * A folder for the data of a server of its own. The demo is in it already where the tests have one to copy; a first start would make it anew,
 * which takes as long as ten tests.
 */
export async function demoFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `red-salud-${name}-`));
  await fillFolder(folder);
  return folder;
}

/** Puts the demo into a folder that is empty or not there; leaves it so where there is none to copy. */
export async function fillFolder(folder: string): Promise<void> {
  const filled = process.env[DEMO_FOLDER];
  if (filled) await cp(filled, folder, { recursive: true });
}
