import { randomInt } from 'node:crypto';
/** Executes the jobs of one queue one after another. */
export interface Worker {
  /** Polls for jobs now. */
  readonly wake: () => void;
  /** Resolves when it has found no more jobs. */
  readonly idle: () => Promise<void>;
  /** Takes no more jobs; resolves when the current one is done. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a worker. It empties a queue without pause, and polls an empty one every `pollMs`.
 *
 * @param fetch takes the next job; null without one, or when the database is unavailable.
 * @param run executes it; never rejects.
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
      // Randomised, so that processes started together do not poll at the same time.
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
