import { cp } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from './project-copy';
import { freePort, startProcess, type ServerProcess } from './start-process';

export interface DevProcess extends ServerProcess {
  /** Folder of the copy that is developed. */
  readonly root: string;
  /** URL of the application; `url` is the API's. */
  readonly webUrl: string;
  readonly remove: () => Promise<void>;
}

/**
 * `npm run dev` in a copy of the project, with a demo database of its own, once it answers.
 *
 * @param fill leaves that database in a folder; without it the first start does
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
