import { spawn } from 'node:child_process';
import type { Failure } from './failures';

export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Failures, when the step reports them. */
  readonly failures: readonly Failure[];
}

/** Runs a command, shows its output, and returns its exit code and duration in seconds. */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; seconds: number }> {
  const { code, seconds } = await runWith('inherit', command, args, env);
  return { code, seconds };
}

function runWith(
  output: 'inherit' | 'pipe',
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; seconds: number; said: string }> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, seconds: (performance.now() - started) / 1000, said }));
  });
}

/** Runs a check that passes or fails as a whole. Prints its output at the end, so that several checks can run at once. */
export async function single(name: string, command: string, args: readonly string[]): Promise<StepResult> {
  const { code, seconds, said } = await runWith('pipe', command, args, {});
  console.log(`\n── ${name}\n${said}`.trimEnd());
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds, failures: [] };
}
