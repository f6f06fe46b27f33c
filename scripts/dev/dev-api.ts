import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/server/db/database';
import type { ServerConfig } from '#platform/server/http/config';
import type { createApp as CreateApp } from '#app/server/create-app';
import type { FreshModules } from './fresh-modules';

/** API of the running session. Requests wait while it is reloaded, instead of failing. */
export interface DevApi {
  /**
   * Reloads the application from the current files, over the same open database.
   *
   * @throws when the code does not load or the application does not start; the previous one then continues.
   */
  readonly reload: () => Promise<void>;
  /** Delays requests until `work` has succeeded or failed. */
  readonly hold: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Listens once the first application is ready. */
export async function startApi(modules: FreshModules, database: Database, config: ServerConfig): Promise<DevApi> {
  const make = async () => {
    const { createApp } = await modules.load<{ createApp: typeof CreateApp }>('/src/app/server/create-app.ts');
    const app = await createApp({ database, config });
    await app.ready();
    return app;
  };
  let app: FastifyInstance = await make();
  let held: Promise<unknown> = Promise.resolve();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    await held;
    app.routing(request, response);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  return {
    async reload() {
      const before = app;
      app = await make();
      // Requests in progress still complete; only its timers end.
      void before.close();
    },
    hold(work) {
      const doing = held.then(work);
      held = doing.catch(() => undefined);
      return doing;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await app.close();
    },
  };
}
