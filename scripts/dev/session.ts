import { realpathSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { readSetting, SETTINGS } from '#platform/server/db/settings';
import { readConfig } from '#platform/server/http/config';
import { isLoopback } from '#platform/shared/is-loopback';
import { compileSchemas } from '../codegen/compile';
import { writeOutput } from '../codegen/write';
import { seedDemo } from '../db/seed';
import { startApi } from './dev-api';
import { DevDatabase } from './dev-database';
import { devLoop } from './dev-loop';
import { migrationsFolder } from './dev-migration';
import { devPage } from './dev-page';
import { freshModules } from './fresh-modules';
import { pagePlugin } from './page-plugin';
import { schemaTrouble } from './trouble';
import { watchSaves } from './watch-saves';

/**
 * Starts all processes of `npm run dev`.
 *
 * @throws when the schemas have errors, the tables would lose data, a port is occupied or the data folder is in use
 */
export async function startSession(
  root: string,
  env: NodeJS.ProcessEnv,
): Promise<{ readonly close: () => Promise<void> }> {
  const started = performance.now();
  // Enabled by tsx: Node would read the source map of every server module at each reload. The module runner has its own.
  process.setSourceMapsEnabled(false);
  const asked = readConfig(env, { webDir: null, templatesDir: path.join(root, 'dist') });
  // Users open the application at Vite's address, not at that of the API.
  const config = { ...asked, publicUrl: asked.publicUrl ?? `http://127.0.0.1:${env['WEB_PORT'] ?? 5173}` };
  if (!isLoopback(config.host))
    throw new Error(`Code under development is served to this machine only, not on ${config.host}.`);
  const compiled = await compileSchemas(root);
  if (!compiled.ok) throw new Error(schemaTrouble(compiled.errors, root).text);
  writeOutput(path.join(root, 'generated'), compiled.files, false);

  const fresh = freshModules();
  const server = await createServer({
    root,
    clearScreen: false,
    plugins: [fresh.plugin, pagePlugin(root)],
    // Ignores generated files: they are loaded together with the API once complete.
    server: {
      // The packages may be behind a symbolic link outside the root.
      fs: { allow: [root, realpathSync(path.join(root, 'node_modules'))] },
      watch: { ignored: [path.join(root, 'generated/**'), path.join(root, '.data/**'), path.join(root, 'dist/**')] },
    },
  });
  const modules = fresh.begin(server);
  const database = await DevDatabase.open({
    root,
    url: config.databaseUrl,
    dataDir: path.resolve(root, config.dataDir),
  });
  try {
    const { orm, kind } = database.database;
    if (config.seedsDemo && kind === 'pglite' && (await readSetting(orm, SETTINGS.demo)) === undefined)
      await seedDemo(orm, { scale: 1 });
    const api = await startApi(modules, database.database, config);
    await server.listen();
    const loop = devLoop(
      { root, modules, database, api, page: devPage(server, path.join(root, 'generated')) },
      compiled.files,
    );
    const unwatch = watchSaves(server, { root, migrations: migrationsFolder(root), loop });
    loop.begin();
    await loop.idle();
    console.log(
      `Red Salud for developing, ready in ${((performance.now() - started) / 1000).toFixed(1)} s; API at http://127.0.0.1:${config.port}`,
    );
    server.printUrls();
    // Warm-up without effect: a second compilation is twice as fast as the first, so the first save profits.
    loop.schemasSaved();
    const close = async () => {
      unwatch();
      await loop.close();
      await server.close();
      await api.close();
      await modules.close();
      await database.close();
    };
    return { close };
  } catch (error) {
    await server.close();
    await database.close();
    throw error;
  }
}
