import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { requireRightClock } from '#platform/server/db/open/clock-skew';
import type { Database } from '#platform/server/db/database';
import { loggable } from '#platform/server/db/loggable';
import { grantNewPermissions } from '#areas/seguridad/server/new-permissions';
import { openDatabase } from '#platform/server/db/open/open-database';
import { readSetting, SETTINGS } from '#platform/server/db/settings';
import { startFaultText } from '#platform/server/db/open/start-fault-text';
import type { ServerConfig } from '#platform/server/http/config';
import { createApp } from './create-app';
import { isLoopback } from '#platform/shared/is-loopback';
import { DEMO_USERS } from './system-routes';

export interface RunOptions {
  readonly config: ServerConfig;
  /** Fills an empty embedded database with demo data. Supplied by the caller, because the server does not import seeds. */
  readonly seed: (database: Database) => Promise<unknown>;
  /** See `createApp`. */
  readonly jobPace?: number | undefined;
  /** Start time of the process, on the clock of `performance.now()`. */
  readonly startedAt?: number;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly url: string;
  /** Stops accepting requests, completes those in progress, and closes the database. */
  readonly stop: () => Promise<void>;
}

/**
 * Opens the database, seeds it when it is new and embedded, grants new permissions to profiles, and listens.
 *
 * @throws when another process uses the data folder, the clock differs from the database's, a migration fails, the port is occupied, or
 * other machines could reach demo accounts.
 */
export async function runServer({ config, seed, jobPace, startedAt = 0 }: RunOptions): Promise<RunningServer> {
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    templatesDir: config.templatesDir,
    patience: {
      patienceMs: config.databaseWaitMs,
      onWait: (where) =>
        console.log(
          `La base de datos en ${where} todavía no responde; se espera hasta ${config.databaseWaitMs / 1000} s.`,
        ),
    },
  });
  try {
    await requireRightClock(database.orm);
    if (
      config.seedsDemo &&
      database.kind === 'pglite' &&
      (await readSetting(database.orm, SETTINGS.demo)) === undefined
    )
      await seed(database);
    await grantNewPermissions(database.orm);
    // Without password sign-in the demo's public password is useless.
    const isDemo = config.signIn.ownAccounts && (await readSetting(database.orm, SETTINGS.demo)) === true;
    if (isDemo && !isLoopback(config.host)) {
      throw new Error(
        `La base tiene usuarios de demostración con contraseña pública: no se sirve en ${config.host}. Use HOST=127.0.0.1, o una base sin ellos.`,
      );
    }
    const app = await createApp({ database, config, jobPace });
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
    console.log(readyText(url, database, isDemo, performance.now() - startedAt));
    if (!isDemo && config.masterKey === null)
      console.log('Los secretos de firma están sin cifrar en la base: con MASTER_KEY o MASTER_KEY_FILE se cifran.');
    let stopping: Promise<void> | null = null;
    const stop = () =>
      (stopping ??= (async () => {
        await app.close();
        await database.close();
      })());
    return { app, url, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function readyText(url: string, { kind }: Database, isDemo: boolean, took: number): string {
  const lines = [
    `Red Salud lista en ${url} (${(took / 1000).toFixed(1)} s, base ${kind === 'pglite' ? 'integrada' : 'PostgreSQL'})`,
  ];
  if (isDemo) {
    lines.push(
      'Usuarios de demostración, contraseña demo1234:',
      ...DEMO_USERS.map(({ email, perfil }) => `  ${email.padEnd(36)} ${perfil}`),
    );
  }
  return lines.join('\n');
}

/**
 * Ends the process after an unrecoverable failure, so that its supervisor restarts it: a broken embedded database or an uncaught error.
 * Node's default would write the values of a failed statement to the console.
 */
export function endOnFailure({ app, stop }: Pick<RunningServer, 'app' | 'stop'>): void {
  const end = (reason: string, error: unknown) => {
    console.error(reason, inspect(loggable(error), { depth: 8 }));
    const gone = () => process.exit(1);
    setTimeout(gone, 5000).unref();
    stop().then(gone, gone);
  };
  app.databaseBroke.addEventListener(
    'abort',
    () =>
      end(
        'La base integrada falló y el servidor termina; al iniciarlo de nuevo sigue donde quedó.',
        app.databaseBroke.reason,
      ),
    { once: true },
  );
  process.once('uncaughtException', (error) => end('Error inesperado: el servidor termina.', error));
}

/** Stops on SIGTERM and SIGINT. A second signal ends the process at once. */
export function stopOnSignals(server: RunningServer): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(startFaultText(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
