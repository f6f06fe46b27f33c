import './entities';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Fastify, { LogController, type FastifyInstance, type RouteOptions } from 'fastify';
import { requireStorable } from '#platform/server/records/require-storable';
import { resources } from '#platform/server/records/resources';
import type { Database } from '#platform/server/db/database';
import { openFileStore } from '#platform/server/db/files/file-store';
import { clamdScanner } from '#platform/server/db/files/scan/clamd';
import { loggable } from '#platform/server/db/loggable';
import { Problem } from '#platform/server/db/problem';
import { readSetting, SETTINGS } from '#platform/server/db/settings';
import { sealSecrets } from '#platform/server/db/sealed-settings';
import { openSessions } from '#platform/server/sessions/open-sessions';
import { openJobs } from '#platform/server/jobs/jobs';
import { answeredElsewhere } from '#platform/server/http/answered-elsewhere';
import { limitBodyTime } from '#platform/server/http/security/body-time';
import { registerCalendar } from '#areas/agenda/server/calendar-routes';
import { registerChannel } from '#platform/server/http/routes/channel-routes';
import { pageAddress } from '#platform/server/http/routes/page-address';
import { closeWhenAnswered } from '#platform/server/http/closing';
import { watchClock } from '#platform/server/http/clock-watch';
import { registerComments } from '#platform/server/http/routes/comment-routes';
import type { ServerConfig } from '#platform/server/http/config';
import { registerBatch } from '#platform/server/http/routes/batch-routes';
import { registerExportOperations } from '#platform/server/http/routes/export-operations';
import { registerExport } from '#platform/server/http/routes/export-routes';
import { registerFiles } from '#platform/server/http/routes/file-routes';
import { createHealth } from '#platform/server/http/health';
import { registerHistory } from '#platform/server/http/routes/history-routes';
import { registerImports } from '#platform/server/http/routes/import-routes';
import { registerReviews } from '#platform/server/http/routes/review-routes';
import { isRead } from '#platform/server/http/security/is-read';
import { readJsonBodies } from '#platform/server/http/security/json-body';
import { registerLifecycle } from '#platform/server/http/routes/lifecycle-routes';
import { registerLetters } from '#platform/server/http/mail/letters';
import { defineNoticeMails } from '#areas/avisos/server/notice-mails';
import { openMailer } from '#platform/server/http/mail/open-mailer';
import { registerOperations } from '#platform/server/http/routes/operation-routes';
import { answerFailure, registerProblems } from '#platform/server/http/answers/problems';
import { defineReportFiles, registerReportFiles } from '#platform/server/http/routes/report-files';
import { registerReports } from '#platform/server/http/routes/report-routes';
import { requireFunctions } from '#platform/server/http/require-functions';
import { registerResource } from '#platform/server/http/routes/resource-routes';
import { addSearches } from '#platform/server/http/routes/search-routes';
import { registerSecurity, secureBareAnswer } from '#platform/server/http/security/security';
import { signInPolicyOf } from '#platform/server/http/security/sign-in-policy';
import { registerSystem } from './system-routes';
import { drainUnreadBodies } from '#platform/server/http/security/unread-bodies';
import { defineUpkeep } from './upkeep';
import { registerWeb } from '#platform/server/http/routes/web-routes';

export interface AppOptions {
  readonly database: Database;
  readonly config: Pick<
    ServerConfig,
    | 'webDir'
    | 'demoDir'
    | 'logLevel'
    | 'timeZone'
    | 'signIn'
    | 'masterKey'
    | 'sessionIdleMs'
    | 'secondFactor'
    | 'passwordCost'
    | 'sessionCalls'
    | 'language'
    | 'apiBase'
    | 'dataDir'
    | 'smtpUrl'
    | 'mailFrom'
    | 'publicUrl'
    | 'enableMock'
    | 'mockDelayMs'
    | 'offlineData'
    | 'trustedProxies'
    | 'clamd'
  >;
  /** Speed factor of the jobs' clock; for tests. */
  readonly jobPace?: number | undefined;
  /** Runs scheduled jobs; false in tests. Default: true. */
  readonly isScheduled?: boolean;
  /** Called for each registered route. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** Correlation id of a client: limited to characters and a length that suit headers and log lines. */
const CORRELATION_ID = /^[\w.:-]{1,128}$/;

const MAX_REQUEST_MS = 10 * 60_000;

/** Creates the application over an open database: API, its description, and the browser's files. Does not listen yet. */
export async function createApp({
  database,
  config,
  jobPace,
  isScheduled,
  onRoute,
}: AppOptions): Promise<FastifyInstance> {
  requireFunctions();
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { err: (error: unknown) => ({ ...loggable(error) }) } },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: 2 * 1024 * 1024,
    // Limits the time to receive a request, not to answer it: uploads over slow connections may take this long.
    requestTimeout: MAX_REQUEST_MS,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    trustProxy: [...config.trustedProxies],
    // Addresses that cannot be decoded or are too long do not reach the error handler.
    frameworkErrors: (error, request, reply) => {
      secureBareAnswer(request, reply, config.publicUrl);
      void answerFailure(error, request, reply);
    },
    rewriteUrl: ({ url = '/' }) => pageAddress(answeredElsewhere(url)),
    genReqId: ({ headers }) => {
      const given = headers['x-correlation-id'];
      return typeof given === 'string' && CORRELATION_ID.test(given) ? given : randomUUID();
    },
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  closeWhenAnswered(app);
  limitBodyTime(app);
  drainUnreadBodies(app);
  readJsonBodies(app);
  await sealSecrets(database.orm, config.masterKey);
  const sessions = await openSessions(database.orm, config.signIn, config.sessionIdleMs);
  const mail = openMailer(config);
  const folder = join(config.dataDir, 'archivos');
  const files = openFileStore(folder);
  app.decorate('health', createHealth(database.orm, folder, watchClock(app, database.orm, isScheduled ?? true)));
  const scanner = config.clamd && clamdScanner(config.clamd);
  app.decorateRequest('session', null);
  app.decorate('timeZone', config.timeZone);
  app.decorate('signInPolicy', await signInPolicyOf(database.orm, config));
  const broken = new AbortController();
  app.decorate('databaseBroke', broken.signal);
  app.decorate('reportBroken', (error) => broken.abort(error));
  const jobs = openJobs(database, { log: app.log, isScheduled, ...(jobPace === undefined ? {} : { pace: jobPace }) });
  app.decorate('settled', jobs.idle);
  app.decorate('sendLetter', registerLetters(app, jobs, database, mail, config.publicUrl));
  defineNoticeMails(app, jobs, database, mail, config);
  const reportFiles = defineReportFiles(app, jobs, database, { files, ...config });
  app.decorate('tidyQueue', defineUpkeep(jobs, database, sessions, files, config.timeZone));
  app.decorateRequest('sentJobs', false);
  app.addHook('onReady', jobs.start);
  app.addHook('onReady', reportFiles.resume);
  app.addHook('onClose', jobs.stop);
  app.addHook('onResponse', async ({ sentJobs }) => {
    if (sentJobs) jobs.wake();
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('X-Correlation-Id', request.id);
    // The body of a request to an unknown address is not read.
    if (request.is404 && !isRead(request)) throw new Problem(404, 'RUTA_NO_ENCONTRADA');
  });
  registerProblems(app);
  await registerSecurity(app, config);
  registerSystem(app, database, config);
  await registerChannel(app, database, config);
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (_request, reply) => {
        void reply.header('cache-control', 'no-store');
      });
      api.addHook('preValidation', async ({ params, query, body }) => {
        for (const sent of [params, query, body]) requireStorable(sent);
      });
      addSearches(api);
      for (const resource of resources) {
        registerResource(api, resource, database, sessions);
        registerHistory(api, resource, database, sessions);
        registerComments(api, resource, database, sessions);
        registerLifecycle(api, resource, database, sessions);
        if (!resource.operations.includes('list')) continue;
        registerExport(api, resource, database, sessions);
        if (resource.operations.some((operation) => operation === 'update' || operation === 'delete'))
          registerBatch(api, resource, database, sessions);
      }
      registerCalendar(api, database);
      registerFiles(api, resources, database, sessions, files, scanner);
      registerOperations(api, database, sessions);
      registerExportOperations(api, database, sessions);
      registerReports(api, database, sessions, reportFiles, config.publicUrl);
      registerReportFiles(api, database, sessions, files);
      registerImports(api, database, sessions, scanner);
      registerReviews(api, database, sessions, scanner);
    },
    { prefix: '/api' },
  );
  const hasSamples = config.enableMock ?? (await readSetting(database.orm, SETTINGS.demo)) === true;
  await registerWeb(app, config.webDir, hasSamples ? config.demoDir : null);
  return app;
}
