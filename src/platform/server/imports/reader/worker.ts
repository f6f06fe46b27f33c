/** Worker thread with its own memory limit. It reads one file after the other and posts their rows. */
import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { FileFault } from './file-fault';
import { fileRows } from './file-rows';
import type { FromWorker, ToWorker } from './messages';
import type { RawRow } from './raw-row';
import { packRows } from './row-batch';

const port = parentPort!;
/** Maximum characters of a batch, and of unacknowledged batches, which limits the memory in transfer. */
const MAX_CHARACTERS = 64 * 1024;
const MAX_UNDER_WAY = 4;

let underWay = 0;
const hasRoom = () => underWay < MAX_UNDER_WAY;
const tell = (message: FromWorker) => port.postMessage(message);

port.on('message', (message: ToWorker) => {
  if (message.kind === 'taken') underWay -= 1;
  else void read(Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.byteLength));
});

async function read(bytes: Buffer): Promise<void> {
  underWay = 0;
  try {
    for await (const { rows, read: share } of fileRows(bytes)) {
      for (const some of inBatches(rows)) {
        while (!hasRoom()) await once(port, 'message');
        underWay += 1;
        tell({ kind: 'rows', batch: packRows(some), read: share });
      }
    }
    tell({ kind: 'end' });
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    tell({ kind: 'fault', codigo: error.codigo, params: error.params });
  }
}

function* inBatches(rows: readonly RawRow[]): Generator<readonly RawRow[]> {
  let start = 0;
  let characters = 0;
  for (const [index, { cells }] of rows.entries()) {
    for (const cell of cells) characters += cell.length + 1;
    if (characters < MAX_CHARACTERS) continue;
    yield rows.slice(start, index + 1);
    [start, characters] = [index + 1, 0];
  }
  if (start < rows.length) yield rows.slice(start);
}
