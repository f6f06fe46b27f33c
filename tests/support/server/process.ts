import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has written so far. */
  readonly output: () => string;
  /** Sends a signal and answers the exit code once it has ended; null when the signal itself ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const ENTRY = 'tests/support/server/entry.ts';

/** The server from its sources in a process of its own, once it is ready; rejects with its output when it ends before. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', ENTRY], {
    env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const gather = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', gather);
  child.stderr.on('data', gather);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (output.includes('lista en')) resolve();
    });
    void ended.then(() => reject(new Error(output)));
  });
  return { url: `http://127.0.0.1:${port}`, child, output: () => output, end };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.'))));
    });
  });
}
