/** Server for tests that need a separate process, with the small test world instead of the demo data. */
import { writeSetting, SETTINGS } from '#platform/server/db/settings';
import { readConfig } from '#platform/server/http/config';
import { endOnFailure, runServer, stopOnSignals } from '#app/server/main';
import { templatesDir } from './templates';
import { seedWorld } from './world';

try {
  const config = readConfig(process.env, { webDir: null, templatesDir: templatesDir() });
  const server = await runServer({
    config,
    jobPace: Number(process.env['TEST_JOB_PACE'] ?? 1),
    seed: async (database) => {
      await seedWorld(database);
      await writeSetting(database.orm, SETTINGS.demo, process.env['TEST_DEMO'] === '1');
    },
  });
  stopOnSignals(server);
  endOnFailure(server);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
