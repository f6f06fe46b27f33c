/** What `npm start` runs: the server, with the demo data that an empty embedded database starts with. */
import path from 'node:path';
import { loggable } from '../src/server/db/loggable';
import { pgErrorOf } from '../src/server/db/pg-error';
import { readConfig } from '../src/server/http/config';
import { endOnFailure, runServer, stopOnSignals } from '../src/server/main';
import { seedDemo } from './db/seed';

try {
  const dist = path.resolve('dist');
  const config = readConfig(process.env, { webDir: path.join(dist, 'web'), templatesDir: dist });
  const server = await runServer({ config, seed: ({ orm }) => seedDemo(orm, { scale: 1 }) });
  stopOnSignals(server);
  endOnFailure(server);
} catch (error) {
  // The reason alone: the person who starts the server has no use for our stack.
  console.error(isOurs(error) && process.env['LOG_LEVEL'] !== 'debug' ? error.message : loggable(error));
  process.exit(1);
}

/** What the database said may hold what is stored in it; our own words do not. */
function isOurs(error: unknown): error is Error {
  return error instanceof Error && pgErrorOf(error) === null && error.name !== 'DrizzleQueryError';
}
