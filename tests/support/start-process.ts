import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Output so far. */
  readonly output: () => string;
  /** Sends a signal and returns the exit code after the end; null when a signal ended the process. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

export interface ProcessOptions {
  readonly env: Readonly<Record<string, string>>;
  /** Arguments of `node`; default: those of `npm start`. */
  readonly args?: readonly string[];
  readonly cwd?: string;
  /** Time limit for the start, in milliseconds. */
  readonly readyMs?: number;
}

/** `npm start` may have to build first. */
const READY_MS = 420_000;

/** Starts the server in a separate process on a free port, and waits until it answers. Rejects with its output if it ends before. */
export async function startProcess({
  env,
  args = ['scripts/start.mjs'],
  cwd = process.cwd(),
  readyMs = READY_MS,
}: ProcessOptions): Promise<ServerProcess> {
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, [...args], {
    cwd,
    // Tests send requests faster than people.
    env: { ...process.env, HOST: '127.0.0.1', SESSION_CALLS_PER_MINUTE: '1000000', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const end = (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + readyMs;
  while (
    !(await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(output);
    if (Date.now() > deadline) {
      await end('SIGKILL');
      throw new Error(`The server did not answer in ${readyMs / 1000} s:\n${output}`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  return { url, child, output: () => output, end };
}

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
}
