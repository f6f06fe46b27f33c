import { Worker, type ResourceLimits } from 'node:worker_threads';

interface WorkerCode {
  /** `import.meta.url` of the module that starts the worker. */
  readonly from: string;
  /** Source file of the worker, beside that module. */
  readonly source: string;
  /** Built file of the worker, beside the built server. */
  readonly built: string;
}

/** Starts a thread with memory of its own. A built worker is a file beside the server's; a source file is compiled when loaded. */
export function startWorker({ from, source, built }: WorkerCode, resourceLimits: ResourceLimits): Worker {
  if (!from.endsWith('.ts')) return new Worker(new URL(built, from), { resourceLimits });
  const url = JSON.stringify(new URL(source, from).href);
  return new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${url}, ${url}))`, {
    resourceLimits,
    eval: true,
  });
}
