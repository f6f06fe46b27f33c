import { Readable } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemAnswer } from './problem-answer';
import { problemOf } from './problems';
import { languageOf } from './texts';

/** One JSON value on each line: how far it is, at last what came of it. */
export const PROGRESS_LINES = 'application/x-ndjson';

/** True when the client reads a streamed answer. */
export function wantsProgress(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes(PROGRESS_LINES);
}

/** Aborted when the client goes away before it has its answer. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/**
 * Answers 200 at once and then line by line: what `work` tells, and as the last line `{"resultado": …}` or `{"problema": …}`, because by
 * then it is too late for another status.
 */
export function sendProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tell: (line: object) => void) => Promise<unknown>,
): FastifyReply {
  const lines = new Readable({ read: () => undefined });
  const tell = (line: object) => {
    if (!lines.destroyed) lines.push(`${JSON.stringify(line)}\n`);
  };
  const finish = async () => {
    try {
      tell({ resultado: await work(tell) });
    } catch (error) {
      if (!lines.destroyed)
        tell({
          problema: problemAnswer(
            problemOf(error as FastifyError, request),
            languageOf(request.headers['accept-language']),
            request.id,
          ),
        });
    }
    lines.push(null);
  };
  void finish();
  return reply.type(PROGRESS_LINES).header('cache-control', 'no-store').send(lines);
}
