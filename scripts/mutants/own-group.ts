import { spawn } from 'node:child_process';

/** Environment variable that marks the worker process. */
const WORKER = 'MUTANTS_WORKER';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs work in its own process group. Ctrl+C reaches all processes of a terminal's group at once: databases and servers would end before
 * the work could remove them. Here only the starter receives it and closes its channel to the worker. The channel also closes when the
 * starter is killed.
 *
 * @param work ends early and removes what it created when its signal is aborted
 */
export async function inOwnGroup(work: (stop: AbortSignal) => Promise<void>): Promise<void> {
  if (process.env[WORKER] === undefined || process.channel === undefined) {
    process.exitCode = await startWorker();
    return;
  }
  const stop = new AbortController();
  const onDisconnect = () => stop.abort();
  process.once('disconnect', onDisconnect);
  for (const signal of SIGNALS) process.on(signal, () => stop.abort());
  try {
    await work(stop.signal);
  } finally {
    process.off('disconnect', onDisconnect);
    if (process.connected) process.disconnect();
  }
}

/** Starts this command again as the worker. Returns its exit code. */
function startWorker(): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
      detached: true,
      env: { ...process.env, [WORKER]: '1' },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    for (const signal of SIGNALS)
      process.on(signal, () => {
        if (child.connected) child.disconnect();
      });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
