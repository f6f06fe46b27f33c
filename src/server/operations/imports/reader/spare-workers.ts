import type { Worker } from 'node:worker_threads';
import { startWorker } from './start-worker';

/** Starting one takes about as long as reading a small file: for so long it waits for the next. */
const IDLE_MS = 10_000;

interface Spare {
  readonly worker: Worker;
  /** No longer waits, because it has work again or has ended. */
  readonly leave: () => void;
}

const spares: Spare[] = [];

/** A worker with nothing to do. */
export function takeWorker(): Worker {
  const spare = spares.at(-1);
  if (!spare) return startWorker();
  spare.leave();
  spare.worker.ref();
  return spare.worker;
}

/** Keeps one that has read its file to the end; it does not keep the process alive. */
export function keepWorker(worker: Worker): void {
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
}
