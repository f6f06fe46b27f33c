import type { FastifyInstance } from 'fastify';

/** Begins work that no answer waits for. */
export type Later = (work: () => Promise<void>) => void;

export interface Background {
  readonly later: Later;
  /** When nothing is under way any more. */
  readonly settled: () => Promise<void>;
}

/** What is under way when the server stops is finished first; what fails is logged, because nobody is left to be told. */
export function backgroundOf(app: FastifyInstance): Background {
  const running = new Set<Promise<void>>();
  const settled = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  app.addHook('onClose', settled);
  const later: Later = (work) => {
    // A turn later: not even its first part delays the answer.
    const doing: Promise<void> = new Promise<void>((resolve) => { setImmediate(resolve); })
      .then(work)
      .catch((error: unknown) => app.log.error({ err: error }, 'work after an answer failed'))
      .finally(() => running.delete(doing));
    running.add(doing);
  };
  return { later, settled };
}
