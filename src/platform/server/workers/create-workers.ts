import type { Worker } from 'node:worker_threads';

/** Idle time before a worker ends. Starting one takes about as long as a small task. */
const IDLE_MS = 10_000;

interface Spare {
  readonly worker: Worker;
  /** Cancels the idle timeout, because the worker has work again or has ended. */
  readonly leave: () => void;
}

export interface Workers {
  /** Returns an idle worker, or starts one. */
  readonly take: () => Worker;
  /** Returns an idle worker to the pool; it does not keep the process alive. */
  readonly keep: (worker: Worker) => void;
}

/** Creates a pool of workers of one kind. Idle workers wait a while for more work. */
export function createWorkers(start: () => Worker): Workers {
  const spares: Spare[] = [];
  return {
    take() {
      const spare = spares.at(-1);
      if (!spare) return start();
      spare.leave();
      spare.worker.ref();
      return spare.worker;
    },
    keep(worker) {
      const leave = () => {
        clearTimeout(timer);
        worker.off('error', leave).off('exit', leave);
        spares.splice(spares.indexOf(spare), 1);
      };
      const spare = { worker, leave };
      const timer = setTimeout(() => {
        leave();
        void worker.terminate();
      }, IDLE_MS);
      timer.unref();
      worker.unref();
      worker.on('error', leave).on('exit', leave);
      spares.push(spare);
    },
  };
}
