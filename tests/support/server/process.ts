import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { startProcess as start, type ServerProcess } from '../start-process';
import { templatesDir } from './templates';

export type { ServerProcess };

const ENTRY = 'tests/support/server/entry.ts';

let bundle: Promise<string> | null = null;

/** The server as one file, made once for the tests of a file: read source by source, each start takes as long as that. */
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
          entry: ENTRY,
          'file-worker': 'src/server/operations/imports/reader/worker.ts',
          'paper-worker': 'src/server/operations/reports/paper/worker.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  // Migrations are read as files, beside whatever reads them.
  await cp('src/server/db/migrations', path.join(folder, 'migrations'), { recursive: true });
  return path.join(folder, 'entry.js');
}

/** The server in a process of its own, with the small world of tests, once it is ready; rejects with its output when it ends before. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const prepared = templatesDir();
  if (prepared !== undefined) bundle ??= makeBundle(path.join(prepared, `server-${process.pid}`));
  return start({ args: bundle ? [await bundle] : ['--import', 'tsx', ENTRY], env: { LOG_LEVEL: 'silent', ...env } });
}
