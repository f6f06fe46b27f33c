/**
 * Runs benchmarks one after the other in one process, each when its name and arguments arrive by `process.send`. Answers with the printed
 * output or the error. This avoids loading the compiler and the server for each, which takes longer than the smallest run. Only a test uses
 * it: in one process, memory figures would include the memory of earlier benchmarks.
 *
 *   node --import tsx scripts/bench/smoke.ts
 */
import { OUTCOME_FILE } from './outcome';

export interface SmokeRun {
  readonly name: string;
  /** Command line arguments: `--brief` for the smallest input, `--help` to print the options and exit. */
  readonly args: readonly string[];
  /** File that the `Outcome` is written to. */
  readonly file: string;
}

export interface SmokeAnswer {
  readonly printed: string;
  /** Null when the benchmark succeeded. */
  readonly fault: string | null;
}

/** Thrown instead of exiting the process. */
class Ended extends Error {
  constructor(readonly code: number) {
    super(`ended its process with ${code}`);
  }
}

process.on('message', (asked: SmokeRun) => void start(asked).then((answer) => process.send?.(answer)));

async function start({ name, args, file }: SmokeRun): Promise<SmokeAnswer> {
  const printed: string[] = [];
  const { log, error: tell } = console;
  const { exit, argv } = process;
  process.env[OUTCOME_FILE] = file;
  process.argv = [argv[0]!, `scripts/bench/${name}.ts`, ...args];
  const keep = (...words: unknown[]) => void printed.push(words.join(' '));
  Object.assign(console, { log: keep, error: keep });
  process.exit = (code) => {
    throw new Ended(Number(code ?? 0));
  };
  try {
    // A benchmark script has finished when its import resolves.
    await import(`./${name}.ts`);
    return { printed: printed.join('\n'), fault: null };
  } catch (error) {
    const isEnd = error instanceof Ended && error.code === 0;
    return { printed: printed.join('\n'), fault: isEnd ? null : ((error as Error).stack ?? String(error)) };
  } finally {
    Object.assign(console, { log, error: tell });
    Object.assign(process, { exit, argv });
  }
}
