import { Readable } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemAnswer } from './problem-answer';
import { problemOf } from './problems';
import { languageOf } from './texts';

/** Media type of an answer with one JSON value per line: progress, and finally the result. */
export const PROGRESS_LINES = 'application/x-ndjson';

/** Checks whether the client reads a streamed answer. */
export function wantsProgress(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes(PROGRESS_LINES);
}

/** Returns a signal that is aborted when the client disconnects before its answer. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/**
 * Answers 200 at once, then sends the progress of `work` line by line. The last line is `{"resultado": …}` or `{"problema": …}`, because
 * the status can no longer change.
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
