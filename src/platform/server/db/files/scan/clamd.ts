import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { ScanTooLarge, type FileScanner } from './file-scanner';

/** Address of clamd: a host with a port, or a local socket. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** Maximum time for clamd to accept a connection, to read on, and to answer, in milliseconds. */
const SILENCE_MS = 30_000;
const CHUNK_BYTES = 64 * 1024;
const MAX_ANSWER_BYTES = 4096;

/**
 * Creates a scanner that uses clamd's `INSTREAM` (clamd(8)): chunks with their length in four bytes, big-endian, and one of length 0 at the
 * end. The answer is `stream: OK`, `stream: <name> FOUND` or `<reason> ERROR`.
 */
export function clamdScanner(address: ClamdAddress, silenceMs = SILENCE_MS): FileScanner {
  return {
    scan: async (content) => {
      const socket = connect(address);
      const answer = answerOf(socket, silenceMs);
      const sent = send(socket, content);
      // Either may reject while the other is awaited.
      answer.catch(() => undefined);
      sent.catch(() => undefined);
      try {
        // When a file is too large, clamd answers and closes before it has received everything.
        const early = await Promise.race([sent, answer]);
        const found = verdictOf(early ?? (await answer));
        if (early !== null && found === null) throw new Error('clamd answered before it had the whole file.');
        return found;
      } finally {
        content.destroy();
        socket.destroy();
      }
    },
  };
}

async function send(socket: Socket, content: Readable): Promise<null> {
  await write(socket, 'zINSTREAM\0');
  for await (const piece of content as AsyncIterable<Buffer>)
    for (let at = 0; at < piece.length; at += CHUNK_BYTES) {
      const chunk = piece.subarray(at, at + CHUNK_BYTES);
      const head = Buffer.alloc(4);
      head.writeUInt32BE(chunk.length);
      await write(socket, Buffer.concat([head, chunk]));
      // An early answer is read before the next chunk: writing to a connection that clamd has closed would lose it.
      await setImmediate();
    }
  await write(socket, Buffer.alloc(4));
  return null;
}

/** Waits until the socket accepts more; resolves on a closed connection, too, which the answer reports. */
function write(socket: Socket, bytes: Buffer | string): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed || !socket.writable || socket.write(bytes)) return resolve();
    const go = () => {
      socket.off('drain', go).off('close', go);
      resolve();
    };
    socket.on('drain', go).on('close', go);
  });
}

/** Reads the answer until its end or that of the connection. @throws when it does not arrive in time */
function answerOf(socket: Socket, silenceMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    let failure: Error | null = null;
    socket.setTimeout(silenceMs, () => {
      failure = new Error('clamd does not answer.');
      socket.destroy();
    });
    socket.on('data', (bytes: Buffer) => {
      answer += bytes.toString();
      if (answer.includes('\0') || answer.length > MAX_ANSWER_BYTES) resolve(answer);
    });
    // The connection breaks when clamd closes it before reading everything; it may have answered before.
    socket.on('error', (error) => {
      failure ??= error;
    });
    socket.on('close', () => {
      if (answer !== '') resolve(answer);
      else reject(failure ?? new Error('clamd closed the connection without an answer.'));
    });
  });
}

function verdictOf(answer: string): string | null {
  const text = answer.split('\0')[0]!.trim();
  if (text === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(text)?.[1];
  if (found !== undefined) return found;
  if (text.startsWith('INSTREAM size limit exceeded')) throw new ScanTooLarge();
  throw new Error(`clamd answered ${text.slice(0, 200)}`);
}
