import { randomInt } from 'node:crypto';
/** Takes the jobs of one queue one after another. */
export interface Worker {
  /** Looks for jobs now. */
  readonly wake: () => void;
  /** When it has found nothing more to do. */
  readonly idle: () => Promise<void>;
  /** When the job under way is done; no other is taken. */
  readonly stop: () => Promise<void>;
}

/**
 * Works until it is stopped: a queue is emptied without a rest, and an empty one is asked again after `pollMs`.
 *
 * @param fetch takes the next job; null when there is none, or the database is not there.
 * @param run does it; never rejects.
 */
export function startWorker<Job>({
  fetch,
  run,
  pollMs,
}: {
  readonly fetch: () => Promise<Job | null>;
  readonly run: (job: Job) => Promise<void>;
  readonly pollMs: number;
}): Worker {
  const state = { isStopping: false, isWoken: false };
  let waiting: (() => void)[] = [];
  let rouse: () => void = () => undefined;

  const rest = () =>
    new Promise<void>((resolve) => {
      // Processes that were started together do not ask together for ever.
      const timer = setTimeout(resolve, (pollMs * randomInt(800, 1201)) / 1000).unref();
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const work = async () => {
    while (!state.isStopping) {
      state.isWoken = false;
      const told = waiting;
      waiting = [];
      const job = await fetch();
      if (job !== null) {
        waiting.push(...told);
        await run(job);
      } else {
        for (const tell of told) tell();
        // A job may have been sent during the fetch.
        if (!state.isWoken && !state.isStopping) await rest();
      }
    }
    for (const tell of waiting) tell();
  };
  const ended = work();

  const wake = () => {
    state.isWoken = true;
    rouse();
  };
  return {
    wake,
    idle: () =>
      state.isStopping
        ? ended
        : new Promise((resolve) => {
            waiting.push(resolve);
            wake();
          }),
    stop: () => {
      state.isStopping = true;
      rouse();
      return ended;
    },
  };
}
