/**
 * Runs benchmarks briefly, each when its name comes by `process.send`, and answers with what went wrong or null: all of them in one process, for to
 * load compiler, server and what drives the browser for each of them takes longer than what they do in brief. Only a test asks for it; figures that
 * were measured behind one another in one process would be those of its memory too.
 *
 *   node --import tsx scripts/bench/brief.ts --brief
 */
import { OUTCOME_FILE } from './outcome';

export interface Asked {
  readonly name: string;
  /** Where its `Outcome` goes. */
  readonly file: string;
}

process.on('message', ({ name, file }: Asked) => {
  process.env[OUTCOME_FILE] = file;
  // Each is a script, which has ended once it is loaded.
  import(`./${name}.ts`).then(
    () => process.send?.(null),
    (error: unknown) => process.send?.(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
});
