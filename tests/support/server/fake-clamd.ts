import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { ClamdAddress } from '#platform/server/db/files/scan/clamd';

/** The test file of the antivirus industry (eicar.org), in two pieces: a scanner on this machine would delete this source file. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-'),
);

type Manner = 'well' | 'silent' | 'closing' | 'garbled' | 'hasty' | 'resetting';

export interface FakeClamd {
  readonly address: ClamdAddress;
  /** Files that arrived complete. */
  readonly files: Buffer[];
  /** Chunk lengths of the last file. */
  readonly chunks: number[];
  behave: (manner: Manner) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a clamd that speaks `INSTREAM` according to clamd(8): `zINSTREAM\0`, chunks preceded by their length in four bytes, and a final
 * one of length 0. Beyond its `StreamMaxLength` it answers early and closes the connection.
 *
 * @param path local socket; without it, the server uses its own port
 */
export async function startFakeClamd(maxLength: number, path?: string): Promise<FakeClamd> {
  const files: Buffer[] = [];
  const chunks: number[] = [];
  const sockets = new Set<Socket>();
  let manner: Manner = 'well';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    void serve(socket).catch(() => socket.destroy());
  });
  const serve = async (socket: Socket) => {
    if (manner === 'silent') return;
    if (manner === 'closing') return void socket.destroy();
    if (manner === 'garbled') return void socket.end('stream: PERHAPS\0');
    if (manner === 'hasty') return void socket.write('stream: OK\0');
    let left: Buffer = Buffer.alloc(0);
    const incoming = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    const take = async (length: number): Promise<Buffer> => {
      while (left.length < length) {
        const { value, done } = await incoming.next();
        if (done === true) throw new Error('The stream ended.');
        left = Buffer.concat([left, value]);
      }
      const taken = left.subarray(0, length);
      left = left.subarray(length);
      return taken;
    };
    const command = (await take(10)).toString();
    if (command !== 'zINSTREAM\0') return void socket.end('UNKNOWN COMMAND\0');
    chunks.length = 0;
    const pieces: Buffer[] = [];
    let total = 0;
    for (;;) {
      const length = (await take(4)).readUInt32BE(0);
      if (length === 0) break;
      chunks.push(length);
      total += length;
      if (total > maxLength) {
        socket.end('INSTREAM size limit exceeded. ERROR\0');
        if (manner === 'resetting') socket.resetAndDestroy();
        // Continues to read for a while, so that the client receives the answer before the connection closes.
        else while ((await incoming.next()).done !== true);
        return;
      }
      pieces.push(await take(length));
    }
    const file = Buffer.concat(pieces);
    files.push(file);
    socket.end(file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
  };
  server.listen(path === undefined ? { port: 0, host: '127.0.0.1' } : { path });
  await once(server, 'listening');
  const address = path === undefined ? { host: '127.0.0.1', port: (server.address() as AddressInfo).port } : { path };
  return {
    address,
    files,
    chunks,
    behave: (next) => {
      manner = next;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
