import { malformed, Problem } from '../../db/problem';
import { createTurns } from '../../workers/create-turns';
import { createWorkers } from '../../workers/create-workers';
import { startWorker } from '../../workers/start-worker';
import { LIMITS } from './limits';
import type { FromWorker, ToWorker } from './messages';
import { unpackRows, type PackedRow } from './row-batch';

const takeTurn = createTurns({ atOnce: LIMITS.atOnce, waiting: LIMITS.waiting, codigo: 'ARCHIVOS_SIMULTANEOS' });
const workers = createWorkers(() =>
  startWorker(
    { from: import.meta.url, source: 'worker.ts', built: 'file-worker.js' },
    { maxOldGenerationSizeMb: LIMITS.workerMegabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  ),
);

export interface FileRows {
  readonly rows: readonly PackedRow[];
  /** Share of the file read up to now, from 0 to 1. */
  readonly read: number;
}

/**
 * Yields the rows of a file, read in a worker thread. A hostile file can exhaust only that thread's memory and time.
 *
 * @param bytes transferred to the worker: unusable afterwards
 * @param signal cancels the reading
 * @throws Problem 422 for an unreadable file, or one beyond the limits of memory, time or size; 503 when too many files are being read
 */
export async function* readFile(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): AsyncGenerator<FileRows> {
  const release = await takeTurn(signal);
  const worker = workers.take();
  const say = (message: ToWorker, given: ArrayBuffer[] = []) => worker.postMessage(message, given);
  const inbox: FromWorker[] = [];
  let failure: Problem | null = null;
  let wake = () => undefined as void;
  const fail = (problem: Problem) => {
    failure ??= problem;
    wake();
  };
  const listeners = {
    message: (message: FromWorker) => {
      inbox.push(message);
      wake();
    },
    error: (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? refused('ARCHIVO_SIN_MEMORIA', { limite: LIMITS.workerMegabytes })
          : refused('ARCHIVO_NO_LEGIBLE'),
      ),
    exit: () => fail(refused('ARCHIVO_NO_LEGIBLE')),
  };
  for (const [event, listener] of Object.entries(listeners)) worker.on(event, listener);
  const timer = setTimeout(
    () => fail(refused('ARCHIVO_LENTO', { limite: LIMITS.milliseconds / 1000 })),
    LIMITS.milliseconds,
  );
  const stop = () => fail(malformed('contenido', 'ARCHIVO_NO_LEGIBLE'));
  signal.addEventListener('abort', stop, { once: true });
  const isWaiting = () => inbox.length === 0 && failure === null && !signal.aborted;
  let isDone = false;
  try {
    say({ kind: 'file', bytes }, [bytes.buffer]);
    while (!isDone) {
      while (isWaiting())
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      // Thrown only after all earlier batches were consumed.
      const message = inbox.shift();
      if (!message) throw failure ?? malformed('contenido', 'ARCHIVO_NO_LEGIBLE');
      if (message.kind === 'rows') {
        yield { rows: unpackRows(message.batch), read: message.read };
        say({ kind: 'taken' });
      } else isDone = true;
      if (message.kind === 'fault') throw refused(message.codigo, message.params);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    if (isDone) {
      for (const [event, listener] of Object.entries(listeners)) worker.off(event, listener);
      workers.keep(worker);
    } else await worker.terminate();
    release();
  }
}

function refused(codigo: string, params: Readonly<Record<string, string | number>> = {}): Problem {
  return new Problem(422, codigo, { params, errores: [{ campo: 'contenido', codigo, params }] });
}
