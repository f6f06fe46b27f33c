import type { FastifyInstance } from 'fastify';
import { forgetOldKeys } from '../crud/idempotency';
import type { Database } from '../db/database';
import type { Sessions } from '../db/sessions';
import { purgeFailures } from '../db/sign-in-attempts';

const HOUR_MS = 60 * 60 * 1000;

/** Removes every hour what has served its time: answers kept for retries, old sessions, counts of failures. */
export function registerUpkeep(app: FastifyInstance, { orm }: Database, sessions: Sessions): void {
  const clean = () => {
    Promise.all([forgetOldKeys(orm), sessions.purge(), purgeFailures(orm)]).catch((error: unknown) => app.log.error({ err: error }, 'upkeep failed'));
  };
  const timer = setInterval(clean, HOUR_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
