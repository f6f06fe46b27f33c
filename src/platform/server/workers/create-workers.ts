import type { Worker } from 'node:worker_threads';

/** Starting one takes about as long as a small piece of work: for so long it waits for the next. */
const IDLE_MS = 10_000;

interface Spare {
  readonly worker: Worker;
  /** No longer waits, because it has work again or has ended. */
  readonly leave: () => void;
}

export interface Workers {
  /** A worker with nothing to do. */
  readonly take: () => Worker;
  /** Keeps one that has done its work; it does not keep the process alive. */
  readonly keep: (worker: Worker) => void;
}

/** Workers of one kind: those that have done their work wait a while for more. */
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
