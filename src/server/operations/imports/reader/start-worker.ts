import { Worker, type WorkerOptions } from 'node:worker_threads';
import { LIMITS } from './limits';

const OPTIONS: WorkerOptions = {
  resourceLimits: { maxOldGenerationSizeMb: LIMITS.workerMegabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
};

/** A thread that reads files. Built, its code stands beside the server's; from the sources it is compiled as it is loaded. */
export function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('file-worker.js', import.meta.url), OPTIONS);
  const source = JSON.stringify(new URL('worker.ts', import.meta.url).href);
  return new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`, {
    ...OPTIONS,
    eval: true,
  });
}
