import type { Worker } from 'node:worker_threads';
import { Problem } from '../../db/problem';
import { createTurns } from '../../workers/create-turns';
import { createWorkers } from '../../workers/create-workers';
import { startWorker } from '../../workers/start-worker';
import type { FromPaperWorker, PaperSheet } from './paper-sheet';

/** Limits of one PDF. */
const LIMITS = {
  rows: 3000,
  /** Sheets laid out at once, and maximum length of the queue. */
  atOnce: 1,
  waiting: 8,
  /** Time limit, counted from when a worker begins a sheet. */
  milliseconds: 60_000,
  workerMegabytes: 512,
} as const;

const BUSY = 'PDF_SIN_TURNO';
const takeTurn = createTurns({ atOnce: LIMITS.atOnce, waiting: LIMITS.waiting, codigo: BUSY });
const workers = createWorkers(() =>
  startWorker(
    { from: import.meta.url, source: 'worker.ts', built: 'paper-worker.js' },
    { maxOldGenerationSizeMb: LIMITS.workerMegabytes },
  ),
);

/** @throws Problem 422 when a report exceeds the printable rows; a spreadsheet can hold them. */
export function requirePrintable(total: number): void {
  if (total > LIMITS.rows) throw new Problem(422, 'PDF_DEMASIADAS_FILAS', { params: { total, limite: LIMITS.rows } });
}

/**
 * Lays out a sheet as a PDF in a worker thread, without blocking other requests.
 *
 * @param signal cancels the layout
 * @throws Problem 422 when it exceeds the memory or time limit; 503 when the queue is full
 */
export async function printSheet(sheet: PaperSheet, signal: AbortSignal): Promise<Uint8Array> {
  const release = await takeTurn(signal);
  const worker = workers.take();
  try {
    const bytes = await laidOut(worker, sheet, signal);
    workers.keep(worker);
    return bytes;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    release();
  }
}

function laidOut(worker: Worker, sheet: PaperSheet, signal: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      outcome();
    };
    const onMessage = (message: FromPaperWorker) =>
      settle(() => (message.kind === 'done' ? resolve(message.bytes) : reject(new Error(message.message))));
    const onError = (error: NodeJS.ErrnoException) =>
      settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error));
    const onExit = () => settle(() => reject(new Error('The thread that lays out paper has ended.')));
    const onAbort = () => settle(() => reject(new Problem(503, BUSY)));
    const timer = setTimeout(() => settle(() => reject(tooLarge())), LIMITS.milliseconds);
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(sheet, []);
  });
}

const tooLarge = (): Problem => new Problem(422, 'PDF_DEMASIADO_GRANDE');
