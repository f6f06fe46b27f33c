import { fork } from 'node:child_process';

/** Result of a script run. */
export interface Said {
  readonly code: number;
  /** All output, on any stream. */
  readonly said: string;
}

export interface KeptProcess {
  /** Runs the script of the process with these arguments, as from a command line. */
  readonly run: (...args: string[]) => Promise<Said>;
  readonly end: () => void;
}

/**
 * Keeps a process that runs one script of the project repeatedly. Loading the script each time would take longer than most of its runs.
 *
 * @param file path of the script, which calls `answerRuns`
 */
export function keepProcess(
  file: string,
  { cwd, env = {} }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): KeptProcess {
  const child = fork(file, { cwd, env: { ...process.env, ...env }, execArgv: ['--import', 'tsx'] });
  return {
    run: (...args) =>
      new Promise((resolve, reject) => {
        const ended = (code: number | null) => reject(new Error(`${file} ended with ${code}.`));
        child.once('exit', ended);
        child.once('message', (said: Said) => {
          child.off('exit', ended);
          resolve(said);
        });
        child.send(args);
      }),
    end: () => {
      if (child.connected) child.disconnect();
    },
  };
}

/** Runs in such a process: sends the result and the output of each run. */
export function answerRuns(run: (args: string[]) => Promise<number>): void {
  process.on('message', (args: string[]) => {
    const lines: unknown[] = [];
    console.log = console.error = (line: unknown) => void lines.push(line);
    void run(args).then((code) =>
      process.send!({ code, said: lines.map((line) => `${String(line)}\n`).join('') } satisfies Said),
    );
  });
}
