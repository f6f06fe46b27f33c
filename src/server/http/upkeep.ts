import type { FastifyInstance } from 'fastify';
import { forgetOldKeys } from '../crud/idempotency';
import { purgeFiles } from '../crud/files/purge-files';
import { runAutomatic } from '../crud/lifecycle/run-automatic';
import type { Actor } from '../db/actor';
import { purgeCodes } from '../db/access-codes';
import type { Database } from '../db/database';
import type { FileStore } from '../db/files/file-store';
import type { Sessions } from '../db/sessions/sessions';
import { purgeFailures } from '../db/sign-in-attempts';
import { tidy, untidyTables } from '../db/tidy';
import { effectTable } from '../operations/effects';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** The server itself: it has no account, and what it does is in the audit trail without a user. */
const SYSTEM: Omit<Actor, 'timeZone'> = {
  usuarioId: null, unidadId: null, jurisdiccionId: null, almacenIds: [], servicioIds: [], permissions: new Map(), ip: null, device: null, correlationId: 'sistema',
};

/**
 * Removes every hour what has served its time: answers kept for retries, old sessions, counts of failures, codes sent by mail, files that nobody kept;
 * after that the embedded database is tidied, which nobody else does.
 * Every minute documents take the steps that come by themselves after a time.
 */
export function registerUpkeep(app: FastifyInstance, database: Database, sessions: Sessions, files: FileStore): void {
  const { orm, kind } = database;
  let cleaning: Promise<unknown> = Promise.resolve();
  const cleanUp = async () => {
    await Promise.all([forgetOldKeys(orm), sessions.purge(), purgeFailures(orm), purgeCodes(orm), purgeFiles(orm, files)]);
    if (kind === 'pglite') await tidy(database, await untidyTables(orm));
  };
  const clean = () => {
    cleaning = cleanUp().catch((error: unknown) => app.log.error({ err: error }, 'upkeep failed'));
  };
  let moving: Promise<unknown> = Promise.resolve();
  const move = () => {
    moving = runAutomatic(orm, effectTable, { ...SYSTEM, timeZone: app.timeZone }).catch((error: unknown) => app.log.error({ err: error }, 'automatic steps failed'));
  };
  const timers = [setInterval(clean, HOUR_MS), setInterval(move, MINUTE_MS)];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all([moving, cleaning]);
  });
}
