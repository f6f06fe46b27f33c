import { ApiError } from './api-error';
import { decodeProblem } from './decode-problem';

interface LastLine {
  readonly resultado?: unknown;
  readonly problema?: { readonly status?: unknown };
}

/**
 * Reads a response with one JSON value per line: all but the last report progress.
 *
 * @throws {ApiError} when the last line is a problem, or is missing because the connection broke
 */
export async function lastLine<Outcome, Progress>(
  body: ReadableStream<Uint8Array>,
  onProgress: (progress: Progress) => void,
): Promise<Outcome> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const told = JSON.parse(line) as LastLine & Progress;
      if (told.problema)
        throw decodeProblem(Number(told.problema.status ?? 500), new Headers(), JSON.stringify(told.problema));
      if (told.resultado !== undefined) return told.resultado as Outcome;
      onProgress(told);
    }
    if (done)
      throw new ApiError({
        kind: 'FETCH_ERROR',
        status: 0,
        codigo: 'FETCH_ERROR',
        message: 'errors.FETCH_ERROR',
        correlationId: null,
      });
  }
}
