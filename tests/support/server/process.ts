import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { startProcess as start, type ServerProcess } from '../start-process';
import { templatesDir } from './templates';

export type { ServerProcess };

/** Programs that tests run in a separate process: the server, and the verification of the audit trail. */
const PROGRAMS = { entry: 'tests/support/server/entry.ts', verify: 'scripts/audit/verify.ts' } as const;

let bundle: Promise<string> | null = null;

/**
 * Bundles each program into one file, once for all tests of a worker, because loading single sources makes each start as slow as bundling.
 * Returns the folder.
 */
async function makeBundle(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: {
          ...PROGRAMS,
          'file-worker': 'src/platform/server/imports/reader/worker.ts',
          'paper-worker': 'src/platform/server/reports/paper/worker.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  // Migrations are read as files, relative to the program that reads them.
  await cp('src/platform/server/db/migrations', path.join(folder, 'migrations'), { recursive: true });
  return folder;
}

/** Returns the arguments of `node` for one of the programs. */
export async function programArgs(name: keyof typeof PROGRAMS): Promise<readonly string[]> {
  const prepared = templatesDir();
  if (prepared === undefined) return ['--import', 'tsx', PROGRAMS[name]];
  bundle ??= makeBundle(path.join(prepared, `server-${process.pid}`));
  return [path.join(await bundle, `${name}.js`)];
}

/**
 * Starts the server in a separate process with the small test world, and waits until it is ready. Rejects with its output if it ends
 * before.
 */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  return start({ args: await programArgs('entry'), env: { LOG_LEVEL: 'silent', ...env } });
}
