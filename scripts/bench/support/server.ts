import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

export interface RunningServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends it as a person would, and waits. */
  stop(): Promise<void>;
  /** Ends it as a power cut would, and waits. */
  kill(): Promise<void>;
}

/** Starts the built product in a process of its own and waits until it answers. Reject when it ends or takes longer than two minutes, the build included. */
export async function startServer(env: Readonly<Record<string, string>>, cwd = process.cwd()): Promise<RunningServer> {
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd, env: { ...process.env, ...env, PORT: port, HOST: '127.0.0.1' }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => { output += chunk.toString(); });
  child.stderr.on('data', (chunk: Buffer) => { output += chunk.toString(); });
  const ended = new Promise<void>((resolve) => { child.once('exit', () => resolve()); });
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${output}`);
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return { url, process: child, stop: end('SIGTERM'), kill: end('SIGKILL') };
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not answer within two minutes:\n${output}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.'))));
    });
  });
}

/** Token of a demo account. */
export async function signIn(url: string, userName = 'su@example.org', password = 'demo1234'): Promise<string> {
  const answer = await fetch(`${url}/api/sign-in`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ userName, password }) });
  if (!answer.ok) throw new Error(`Sign-in failed: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}
