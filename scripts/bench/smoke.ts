/**
 * Starts benchmarks one after the other in one process, each when its name and arguments arrive by `process.send`, and answers with what they
 * printed or why they failed. Loading compiler and server for each of them takes longer than the smallest run. Only a test starts it: figures
 * that are measured one behind the other in one process include the memory of those before.
 *
 *   node --import tsx scripts/bench/smoke.ts
 */
import { OUTCOME_FILE } from './outcome';

export interface SmokeRun {
  readonly name: string;
  /** Its command line: `--brief` for the smallest input, `--help` to read its options and end. */
  readonly args: readonly string[];
  /** File of its `Outcome`. */
  readonly file: string;
}

export interface SmokeAnswer {
  readonly printed: string;
  /** Null where it ended as it should. */
  readonly fault: string | null;
}

/** Thrown in place of the end of the process. */
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
    // Each is a script, which has ended once it is loaded.
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
