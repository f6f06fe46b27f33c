import { spawn } from 'node:child_process';

export interface StepResult { readonly name: string; readonly passed: number; readonly failed: number; readonly seconds: number }

/** Runs a command with its output shown, and gives its exit code and the seconds it took. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: number; seconds: number }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code: code ?? 1, seconds: (performance.now() - started) / 1000 }));
  });
}

/** A check that counts as one: it passes or fails as a whole. */
export async function single(name: string, command: string, args: readonly string[]): Promise<StepResult> {
  console.log(`\n── ${name}`);
  const { code, seconds } = await run(command, args);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds };
}
