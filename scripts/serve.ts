/** Entry of `npm start`: runs the server, and fills an empty embedded database with demo data. */
import path from 'node:path';
import { startFaultText } from '#platform/server/db/open/start-fault-text';
import { readConfig } from '#platform/server/http/config';
import { endOnFailure, runServer, stopOnSignals } from '#app/server/main';
import { seedDemo } from './db/seed';

try {
  const dist = path.resolve('dist');
  const config = readConfig(process.env, {
    webDir: path.join(dist, 'web'),
    demoDir: path.join(dist, 'demo'),
    templatesDir: dist,
  });
  const server = await runServer({ config, seed: ({ orm }) => seedDemo(orm, { scale: 1 }) });
  stopOnSignals(server);
  endOnFailure(server);
} catch (error) {
  console.error(startFaultText(error));
  process.exit(1);
}
