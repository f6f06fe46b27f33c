import type { FastifyInstance } from 'fastify';

/** Begins work that no answer waits for. */
export type Later = (work: () => Promise<void>) => void;

/** What is under way when the server stops is finished first; what fails is logged, because nobody is left to be told. */
export function backgroundOf(app: FastifyInstance): Later {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (work) => {
    // A turn later: not even its first part delays the answer.
    const doing: Promise<void> = new Promise<void>((resolve) => { setImmediate(resolve); })
      .then(work)
      .catch((error: unknown) => app.log.error({ err: error }, 'work after an answer failed'))
      .finally(() => running.delete(doing));
    running.add(doing);
  };
}
