/** What `npm start` runs: the server, with the demo data that an empty embedded database starts with. */
import path from 'node:path';
import { readConfig } from '../src/server/http/config';
import { runServer, stopOnSignals } from '../src/server/main';
import { seedDemo } from './db/seed';

try {
  const dist = path.resolve('dist');
  const config = readConfig(process.env, { webDir: path.join(dist, 'web'), templatesDir: dist });
  stopOnSignals(await runServer({ config, seed: ({ orm }) => seedDemo(orm, { scale: 1 }) }));
} catch (error) {
  // The reason alone: the person who starts the server has no use for our stack.
  console.error(error instanceof Error && process.env['LOG_LEVEL'] !== 'debug' ? error.message : error);
  process.exit(1);
}
