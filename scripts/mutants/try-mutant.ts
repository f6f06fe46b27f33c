import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Mutant } from './choose-mutants';
import type { RelatedTests, TestFile, TestProject } from './related-tests';
import { runTests } from './run-tests';
import type { TestWorld } from './test-world';
import type { TreeCopy } from './tree-copy';

/** Result of one mutant. */
export interface MutantResult {
  readonly mutant: Mutant;
  readonly verdict: 'killed' | 'hung' | 'survived';
  /** Test that detected it. */
  readonly killer: string | null;
  /** Number of test files that ran. `reach` is the number that import the file. */
  readonly ran: number;
  readonly reach: number;
  readonly seconds: number;
}

export interface TrialOptions {
  readonly limitSeconds: number;
  readonly browser: boolean;
  /** Ends the running tests; the trial rejects. */
  readonly stop: AbortSignal;
}

/** Seconds after which a run counts as hanging: no file of `npm test` takes a tenth of it. */
const HANG_SECONDS = 600;

/** Number of files in the first run, and the factor for each further run. Most mutants are killed in the first. */
const FIRST_RUN_FILES = 2;
const GROWTH = 3;

const BROWSER_CODE = /^src\/(?:app|platform|areas\/[^/]+)\/web\//;
const SERVER_CODE = /^src\/(?:app|platform|areas\/[^/]+)\/server\//;

/** Returns true when a file runs in the browser only. */
export const isBrowserCode = (file: string): boolean => BROWSER_CODE.test(file);

const exec = promisify(execFile);

/** Applies mutants to a copy and runs the tests that should detect them. */
export class MutantTrials {
  /** Test files that fail without a mutant, and therefore prove nothing. */
  readonly broken = new Set<string>();
  readonly #clean = new Set<string>();

  constructor(
    private readonly copy: TreeCopy,
    private readonly related: RelatedTests,
    private readonly world: TestWorld,
    private readonly options: TrialOptions,
  ) {}

  async run(mutant: Mutant): Promise<MutantResult> {
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    const projects = projectsOf(mutant.file, this.options.browser);
    const tests = projects.flatMap((project) => this.related.of(mutant.file, [project]));
    let [ran, tested] = [0, 0];
    for (const project of projects)
      for (const files of runsOf(tests.filter((test) => test.project === project))) {
        if (tested > this.options.limitSeconds) break;
        // The database is built once, which takes longer than any test.
        await this.world.prepare(project);
        this.options.stop.throwIfAborted();
        const begun = seconds();
        const killer = await this.#killer(mutant, project, files);
        tested += seconds() - begun;
        ran += files.length;
        if (killer !== null)
          return {
            mutant,
            verdict: killer === HUNG ? 'hung' : 'killed',
            killer,
            ran,
            reach: tests.length,
            seconds: seconds(),
          };
      }
    return { mutant, verdict: 'survived', killer: null, ran, reach: tests.length, seconds: seconds() };
  }

  /**
   * Returns the test among some files that detects a mutant; null when all pass. A file that fails without the mutant is excluded from then
   * on.
   */
  async #killer(mutant: Mutant, project: TestProject, files: readonly string[]): Promise<string | null> {
    for (;;) {
      const sound = files.filter((file) => !this.broken.has(file));
      if (sound.length === 0) return null;
      const { verdict, failure } = await this.copy.with(mutant, async () => {
        if (project === 'browser') await this.#build();
        return runTests(this.copy.root, project, sound, HANG_SECONDS, this.options.stop);
      });
      if (verdict === 'passed') return null;
      if (verdict === 'hung') return HUNG;
      const suspects = failure ? [failure.file] : sound;
      if (await this.#passesClean(project, suspects)) return failure?.test ?? sound.join(', ');
      for (const file of suspects) this.broken.add(file);
    }
  }

  async #passesClean(project: TestProject, files: readonly string[]): Promise<boolean> {
    const unknown = files.filter((file) => !this.#clean.has(file));
    if (unknown.length === 0) return true;
    if (project === 'browser') await this.#build();
    const { verdict } = await runTests(this.copy.root, project, unknown, HANG_SECONDS, this.options.stop);
    if (verdict !== 'passed') return false;
    for (const file of unknown) this.#clean.add(file);
    return true;
  }

  async #build(): Promise<void> {
    await exec(process.execPath, ['scripts/start.mjs', '--build-only'], {
      cwd: this.copy.root,
      signal: this.options.stop,
    });
  }
}

const HUNG = 'the run hangs';

function projectsOf(file: string, browser: boolean): TestProject[] {
  if (SERVER_CODE.test(file)) return ['unit', 'server'];
  if (isBrowserCode(file)) return ['unit', 'screens', ...(browser ? (['browser'] as const) : [])];
  return ['unit', 'server', 'screens'];
}

/** Divides test files into runs of growing size. */
function runsOf(tests: readonly TestFile[]): string[][] {
  const runs: string[][] = [];
  let size = FIRST_RUN_FILES;
  for (let at = 0; at < tests.length; size *= GROWTH) {
    runs.push(tests.slice(at, at + size).map(({ file }) => file));
    at += size;
  }
  return runs;
}
