import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify';
import type { Database } from '#platform/server/db/database';
import { openDatabase } from '#platform/server/db/open/open-database';
import { createApp } from '#app/server/create-app';
import type { ServerConfig } from '#platform/server/http/config';
import { watchContract } from './contract';
import { startMigrated, startWithWorld } from './postgres';
import { prepared } from './templates';
import { watchStatuses } from './undocumented';
import { emailOf, PASSWORD, preparedWorld, seedWorld, type ProfileName, type World } from './world';
import { configOf } from './config';

export type Engine = 'PGlite' | 'PostgreSQL';

/** For tests that depend on the engine: sorting, search, locks, streams, migrations, the loss of a database. */
export const BOTH_ENGINES: readonly Engine[] = ['PGlite', 'PostgreSQL'];

/**
 * For tests of the product's own code, with either engine: the engine of installations, which also starts faster. PGlite runs the tests of
 * every route, of hostile requests and of the browser. `npm test -- --all` runs all on both.
 */
export const ENGINES: readonly Engine[] = process.env['TEST_ALL'] ? BOTH_ENGINES : ['PostgreSQL'];

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The body as JSON; an empty text without a body. */
  readonly body: unknown;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly world: World;
  /** Routes registered with Fastify. */
  readonly routes: readonly RouteOptions[];
  /** Folder of the application's mails. */
  readonly dataDir: string;
  /** Returns a client signed in as an account of the profile. */
  readonly as: (profile: ProfileName) => Promise<Client>;
  /** A client without a token. */
  readonly nobody: Client;
  /** Returns a client with the given token. */
  readonly bearer: (token: string) => Client;
  readonly stop: () => Promise<void>;
}

export type Client = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options?: { readonly body?: unknown; readonly headers?: Record<string, string> },
) => Promise<Answer>;

/**
 * Starts the application with a new database and a small world. With another clock (`TEST_CLOCK`) the database is embedded, and uses that
 * clock.
 */
export async function startApp(engine: Engine, config: Partial<ServerConfig> = {}): Promise<TestApp> {
  const { database, drop, world } = await openWorld(process.env['TEST_CLOCK'] === undefined ? engine : 'PGlite');
  const routes: RouteOptions[] = [];
  const statuses = watchStatuses();
  const dataDir = await mkdtemp(join(tmpdir(), 'red-salud-app-'));
  const app = await createApp({
    database,
    config: configOf({ dataDir, ...config }),
    // Disabled, because the scheduled closing of months would interfere with tests that write their use.
    isScheduled: false,
    onRoute: (route) => {
      routes.push(route);
      statuses.watch(route);
      watchContract(route);
    },
  });
  const nobody = clientOf(app, null);
  return {
    app,
    database,
    world,
    routes,
    dataDir,
    nobody,
    bearer: (token) => clientOf(app, token),
    as: async (profile) => {
      const answer = await nobody('POST', '/api/sign-in', { body: { userName: emailOf(profile), password: PASSWORD } });
      if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return clientOf(app, (answer.body as { token: string }).token);
    },
    stop: async () => {
      // Otherwise the server would wait for an aborted connection until its idle timeout.
      app.server.closeAllConnections();
      await app.close();
      await database.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
      if (statuses.found().length > 0)
        throw new Error(`Answers that the description of the API does not know: ${statuses.found().join(', ')}`);
    },
  };
}

/**
 * Makes PostgreSQL join tables in the order of the statement. For a record with fifteen references the planner tries thousands of orders,
 * which takes longer than reading the few rows of a test. The answer is the same in any order.
 */
function joinedAsWritten(address: string): string {
  const url = new URL(address);
  url.searchParams.set('options', '-c join_collapse_limit=1 -c from_collapse_limit=1');
  return url.href;
}

/** Opens a database of one engine with the small world: a copy of the prepared one, if there is one. */
async function openWorld(engine: Engine): Promise<{ database: Database; drop: () => Promise<void>; world: World }> {
  const world = preparedWorld();
  if (world === null) {
    const empty = await openTestDatabase(engine);
    return { ...empty, world: await seedWorld(empty.database) };
  }
  if (engine === 'PGlite') return { ...(await openInMemory('mundo')), world };
  const { url, stop } = await startWithWorld();
  return { database: await openDatabase({ url: joinedAsWritten(url) }), drop: stop, world };
}

async function openInMemory(
  beginning: 'migrada' | 'mundo',
): Promise<{ database: Database; drop: () => Promise<void> }> {
  const files = (await prepared(beginning)) ?? undefined;
  return { database: await openDatabase({ dataDir: null, files }), drop: async () => undefined };
}

/** Opens a migrated, empty database of one engine. */
export async function openTestDatabase(engine: Engine): Promise<{ database: Database; drop: () => Promise<void> }> {
  if (engine === 'PGlite') return openInMemory('migrada');
  const { url, stop } = await startMigrated();
  return { database: await openDatabase({ url: joinedAsWritten(url) }), drop: stop };
}

/** Returns a client of an application that is not listening. */
export function clientOf(app: FastifyInstance, token: string | null): Client {
  return async (method, path, { body, headers = {} } = {}) => {
    const request: InjectOptions = {
      method,
      url: path,
      headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
    };
    const {
      statusCode,
      headers: answered,
      body: text,
    } = await app.inject(body === undefined ? request : { ...request, payload: body as object });
    const isJson = String(answered['content-type'] ?? '').includes('json');
    return {
      status: statusCode,
      headers: answered as Record<string, string | undefined>,
      body: isJson ? (JSON.parse(text) as unknown) : text,
    };
  };
}

/** Returns a structured filter encoded for `filterBy`. */
export function filterBy(filter: Readonly<Record<string, unknown>>): string {
  return encodeURIComponent(Buffer.from(JSON.stringify(filter)).toString('base64'));
}
