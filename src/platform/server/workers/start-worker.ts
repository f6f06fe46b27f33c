import { Worker, type ResourceLimits } from 'node:worker_threads';

interface WorkerCode {
  /** `import.meta.url` of the module that starts it. */
  readonly from: string;
  /** Its file beside that module. */
  readonly source: string;
  /** Its file beside the built server. */
  readonly built: string;
}

/** A thread with a memory of its own. Built, its code stands beside the server's; from the sources it is compiled as it is loaded. */
export function startWorker({ from, source, built }: WorkerCode, resourceLimits: ResourceLimits): Worker {
  if (!from.endsWith('.ts')) return new Worker(new URL(built, from), { resourceLimits });
  const url = JSON.stringify(new URL(source, from).href);
  return new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${url}, ${url}))`, {
    resourceLimits,
    eval: true,
  });
}
