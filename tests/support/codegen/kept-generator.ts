import { fork } from 'node:child_process';
import path from 'node:path';

export interface Said {
  readonly code: number;
  /** All that it says, to whomever. */
  readonly output: string;
}

export interface KeptGenerator {
  readonly generate: (...flags: string[]) => Promise<Said>;
  readonly end: () => void;
}

/**
 * `npm run generate` with flags, again and again in one process of its own, which keeps what it has compiled: begun anew each time, it takes several
 * times as long. Tables that change twice in one folder are not for it: modules that were loaded are not loaded again.
 */
export function keepGenerator(): KeptGenerator {
  const child = fork(path.resolve('tests/support/codegen/generator-process.ts'), { execArgv: ['--import', 'tsx'] });
  return {
    generate: (...flags) =>
      new Promise((resolve, reject) => {
        const ended = (code: number | null) => reject(new Error(`The generator ended with ${code}.`));
        child.once('exit', ended);
        child.once('message', (said: Said) => {
          child.off('exit', ended);
          resolve(said);
        });
        child.send(flags);
      }),
    end: () => child.disconnect(),
  };
}
