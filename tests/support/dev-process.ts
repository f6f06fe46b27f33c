import { cp } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from './project-copy';
import { freePort, startProcess, type ServerProcess } from './start-process';

export interface DevProcess extends ServerProcess {
  /** Folder of the copy under development. */
  readonly root: string;
  /** URL of the application; `url` is the API's. */
  readonly webUrl: string;
  readonly remove: () => Promise<void>;
}

/**
 * Starts `npm run dev` in a copy of the project with its own demo database, and waits until it answers.
 *
 * @param fill puts that database into a folder; without it the first start creates the database
 */
export async function startDev(fill?: (dataDir: string) => Promise<void>): Promise<DevProcess> {
  const { root, remove } = await copyProject();
  try {
    for (const name of ['index.html', 'redirect.html', 'public'])
      await cp(name, path.join(root, name), { recursive: true });
    const dataDir = path.join(root, '.data');
    await fill?.(dataDir);
    const webPort = String(await freePort());
    const server = await startProcess({
      env: { DATA_DIR: dataDir, WEB_PORT: webPort },
      args: ['--import', 'tsx', 'scripts/dev.ts'],
      cwd: root,
    });
    return { ...server, root, webUrl: `http://127.0.0.1:${webPort}`, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
