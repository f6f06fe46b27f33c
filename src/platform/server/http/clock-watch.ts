import type { FastifyInstance } from 'fastify';
import { clockSkewMs, MAX_CLOCK_SKEW_MS } from '../db/open/clock-skew';
import type { Orm } from '../db/database';
import { Problem } from '../db/problem';
import { isRead } from './security/is-read';

const CHECK_MS = 5 * 60_000;
/** Check interval while the clocks differ. */
const CHECK_AGAIN_MS = 15_000;

export interface ClockWatch {
  /** Compares the clock of this process with the database's; true while they agree. */
  readonly check: () => Promise<boolean>;
}

/**
 * Refuses writing requests while the clocks of process and database differ: times in the ledger and the audit trail would be in the future
 * or before their causes.
 *
 * @param isScheduled compares every few minutes
 */
export function watchClock(app: FastifyInstance, orm: Orm, isScheduled: boolean): ClockWatch {
  let isRight = true;
  let timer: NodeJS.Timeout | undefined;
  const check = async () => {
    isRight = Math.abs(await clockSkewMs(orm)) <= MAX_CLOCK_SKEW_MS;
    return isRight;
  };
  const next = () => {
    timer = setTimeout(
      () => {
        // An unavailable database has no known clock; its requests fail by themselves.
        check()
          .catch(() => undefined)
          .finally(next);
      },
      isRight ? CHECK_MS : CHECK_AGAIN_MS,
    ).unref();
  };
  if (isScheduled) app.addHook('onReady', async () => next());
  app.addHook('onClose', async () => clearTimeout(timer));
  app.addHook('onRequest', async (request) => {
    if (!isRight && !isRead(request)) throw clockProblem();
  });
  return { check };
}

export function clockProblem(extra: Readonly<Record<string, unknown>> = {}): Problem {
  return new Problem(503, 'RELOJ_DESAJUSTADO', { params: { minutos: MAX_CLOCK_SKEW_MS / 60_000 }, extra });
}
