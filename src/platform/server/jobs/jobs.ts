import { setTimeout } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Database, Queryable } from '../db/database';
import { loggable } from '../db/loggable';
import { isUnavailable } from '../db/unavailable';
import { ensureQueues, openBoss, within } from './boss';
import { startSchedule } from './schedule';
import { startWorker, type Worker } from './worker';

export interface JobDefinition<Data extends object> {
  /**
   * Executes the job. It may run again, here or in another process, after it threw, or after its process was killed before the job was
   * marked as done. It must end within `leaseSeconds`.
   */
  readonly handler: (data: Data) => Promise<void>;
  /** Time after which an unfinished job counts as abandoned: it is found within a minute, and retried like a failed one. */
  readonly leaseSeconds: number;
  /** Retries of a failed job, and the delay before the first; each further delay doubles. */
  readonly retry: { readonly limit: number; readonly delaySeconds: number };
  /** Interval of a recurring job in seconds: one run per interval over all processes, never two at a time. */
  readonly everySeconds?: number;
}

/** Queue for one kind of job. */
export interface JobQueue<Data extends object> {
  /**
   * Writes a job in a transaction: it runs after the commit, and never after a rollback. It starts when `wake` is called, or at the next
   * poll of the queue.
   *
   * @param key deduplicates jobs: only the first with the same key runs, while it is retained, at least a day.
   */
  readonly send: (tx: Queryable, data: Data, options?: { readonly key?: string }) => Promise<void>;
}

/** Deferred work, run by this process or another one of the same database. */
export interface Jobs {
  /** Defines a queue; must be called before `start`. */
  readonly define: <Data extends object>(name: string, definition: JobDefinition<Data>) => JobQueue<Data>;
  /** Creates missing tables and queues, and starts the workers. */
  readonly start: () => Promise<void>;
  /** Polls for jobs now; to be called after the commit of a transaction that sent some. */
  readonly wake: () => void;
  /** Resolves when no job is due. */
  readonly idle: () => Promise<void>;
  /** Takes no more jobs, and waits at most ten seconds for those in progress; unfinished ones run again elsewhere. */
  readonly stop: () => Promise<void>;
}

/** A log that removes the values from given errors (`err`). */
interface JobsLog {
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
}

export interface JobsOptions {
  readonly log: JobsLog;
  /** Speed factor of the job clock (leases, delays, schedules). For tests; default 1. */
  readonly pace?: number;
  /** Runs jobs on schedule; tests run them by hand. Default: true. */
  readonly isScheduled?: boolean | undefined;
}

/**
 * Poll interval of an empty queue, in seconds. Jobs of other processes arrive without a signal. The embedded database has no other
 * processes, so it polls rarely.
 */
const POLL_S = { postgres: 5, pglite: 30 } as const;
const SUPERVISE_S = 30;
const PATIENCE_MS = 10_000;
/** Retention of a key: a period that never ends. */
const FOR_EVER_S = 2 ** 31 - 1;

/** Opens the jobs of a database. Nothing runs before `start`. */
export function openJobs(database: Database, { log, pace = 1, isScheduled = true }: JobsOptions): Jobs {
  const paced = (seconds: number) => Math.max(1, Math.round(seconds / pace));
  const boss = openBoss(database, paced(SUPERVISE_S));
  const definitions = new Map<string, JobDefinition<object>>();
  const workers: Worker[] = [];
  const schedules: (() => void)[] = [];
  const oneAtATime = takingTurns();
  const state = { isStarted: false, isStopping: false, isAway: false };

  // Every poll fails while the database is unavailable; this is logged once.
  boss.on('error', (error) => {
    const wasAway = state.isAway;
    state.isAway = isUnavailable(error);
    if (!wasAway || !state.isAway) log.warn({ err: error }, 'jobs could not be looked after');
  });
  boss.on('maintenance', () => {
    state.isAway = false;
  });

  const run = async (name: string, { handler, leaseSeconds }: JobDefinition<object>, job: PgBoss.JobWithMetadata) => {
    const until = Date.now() + paced(leaseSeconds) * 1000;
    try {
      await handler(job.data);
    } catch (error) {
      const isLast = job.retryCount >= job.retryLimit;
      log[isLast ? 'error' : 'warn'](
        { err: error, job: job.id },
        `job ${name} failed${isLast ? ' for the last time' : ', to be tried again'}`,
      );
      // Stores only the loggable part of the error.
      return settle(() => boss.fail(name, job.id, { ...loggable(error) }), until);
    }
    return settle(() => boss.complete(name, job.id), until);
  };
  /** Marks a job, and retries until the database is available again: a finished but unmarked job would run again. */
  const settle = async (mark: () => Promise<unknown>, until: number): Promise<void> => {
    for (;;) {
      try {
        await mark();
        return;
      } catch (error) {
        if (state.isStopping || Date.now() > until)
          return log.warn({ err: error }, 'a job could not be marked, and may be done again');
        await setTimeout(500);
      }
    }
  };

  return {
    define: <Data extends object>(name: string, definition: JobDefinition<Data>) => {
      definitions.set(name, definition as unknown as JobDefinition<object>);
      return {
        send: (tx, data, { key } = {}) =>
          boss.insert(
            [{ name, data, ...(key === undefined ? {} : { singletonKey: key, singletonSeconds: FOR_EVER_S }) }],
            { db: within(tx) },
          ),
      };
    },
    start: async () => {
      await boss.start();
      state.isStarted = true;
      await ensureQueues(
        database,
        [...definitions].map(([name, { leaseSeconds, retry, everySeconds }]) => ({
          name,
          policy: everySeconds === undefined ? 'standard' : 'stately',
          expireInSeconds: paced(leaseSeconds),
          retryLimit: retry.limit,
          retryDelay: paced(retry.delaySeconds),
          retryBackoff: true,
        })),
      );
      for (const [name, definition] of definitions) {
        const fetch = () =>
          oneAtATime(async () => (await boss.fetch<object>(name, { includeMetadata: true }))[0] ?? null);
        const worker = startWorker({
          fetch,
          run: (job) => run(name, definition, job),
          pollMs: (POLL_S[database.kind] * 1000) / pace,
        });
        workers.push(worker);
        if (definition.everySeconds === undefined || !isScheduled) continue;
        const every = paced(definition.everySeconds);
        schedules.push(
          startSchedule(every, () => {
            boss
              .insert([{ name, singletonSeconds: every }])
              .then(worker.wake, (error: unknown) => void boss.emit('error', error));
          }),
        );
      }
    },
    wake: () => {
      for (const { wake } of workers) wake();
    },
    idle: async () => {
      await Promise.all(workers.map(({ idle }) => idle()));
    },
    stop: async () => {
      state.isStopping = true;
      for (const end of schedules) end();
      const timer = new AbortController();
      await Promise.race([
        Promise.all(workers.map(({ stop }) => stop())),
        setTimeout(PATIENCE_MS, undefined, { signal: timer.signal }).catch(() => undefined),
      ]);
      timer.abort();
      if (state.isStarted) await boss.stop({ graceful: false });
    },
  };
}

/** Runs tasks one after another. All queues poll together and would otherwise take every database connection from requests. */
function takingTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}
