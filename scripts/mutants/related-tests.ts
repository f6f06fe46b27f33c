import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importDistances, importGraph, type ImportGraph } from './import-graph';
import { typeScriptFiles } from './source-files';
import { similarity, wordCounts, wordWeights } from './words';

/** Runner of a test file: a Vitest project, or the browser. */
export type TestProject = 'unit' | 'server' | 'screens' | 'browser';

export interface TestFile {
  readonly file: string;
  readonly project: TestProject;
}

const PROJECTS: readonly (readonly [RegExp, TestProject])[] = [
  [/^tests\/(?:codegen|domain|shared|web|checks|mock)\/.*\.test\.ts$/, 'unit'],
  [/^tests\/(?:seed|server)\/.*\.test\.ts$/, 'server'],
  [/^tests\/screens\/.*\.test\.ts$/, 'screens'],
  [/^tests\/e2e\/.*\.spec\.ts$/, 'browser'],
];

const LONG = '.long.test.ts';

/** Tests that start the built product, which does not contain the mutant. */
const BUILT = /from '[./]*support\/(?:server\/process|start-process|dev-process)'/;

/** Projects whose tests load the whole application, whatever they import. */
const LOADS_ALL: ReadonlySet<TestProject> = new Set(['screens', 'browser']);

/** Maximum number of imports from a test to the file for the test to be ranked first, regardless of shared words. */
const DIRECT_IMPORTS = 2;

/** Finds the tests that reach a file, the most related first. */
export class RelatedTests {
  readonly #graph: ImportGraph;
  readonly #tests: readonly (TestFile & { readonly words: ReadonlyMap<string, number> })[];
  readonly #weights: ReadonlyMap<string, number>;

  constructor(
    private readonly root: string,
    options: { readonly long: boolean },
  ) {
    const files = ['src', 'generated', 'tests', 'scripts'].flatMap((folder) => typeScriptFiles(root, folder));
    this.#graph = importGraph(root, files);
    this.#tests = files.flatMap((file) => {
      const project = PROJECTS.find(([pattern]) => pattern.test(file))?.[1];
      if (!project || (!options.long && file.endsWith(LONG))) return [];
      const text = readFileSync(path.join(root, file), 'utf8');
      if (project !== 'browser' && BUILT.test(text)) return [];
      return [{ file, project, words: wordCounts(`${file} ${file} ${text}`) }];
    });
    this.#weights = wordWeights(this.#tests.map(({ words }) => words));
  }

  /**
   * Returns the tests of these projects that import a file, directly or indirectly. Close importers are first, then tests sorted by words
   * shared with the file and its path. Screen and browser tests load the whole application and are sorted by words alone.
   */
  of(file: string, projects: readonly TestProject[]): TestFile[] {
    const distances = importDistances(this.#graph, file);
    const words = wordCounts(`${`${file} `.repeat(4)}${readFileSync(path.join(this.root, file), 'utf8')}`);
    return this.#tests
      .filter((test) => projects.includes(test.project) && (LOADS_ALL.has(test.project) || distances.has(test.file)))
      .map((test) => ({
        file: test.file,
        project: test.project,
        isDirect: (distances.get(test.file) ?? Infinity) <= DIRECT_IMPORTS,
        near: similarity(words, test.words, this.#weights),
      }))
      .toSorted((a, b) => Number(b.isDirect) - Number(a.isDirect) || b.near - a.near || (a.file < b.file ? -1 : 1))
      .map(({ file: name, project }) => ({ file: name, project }));
  }
}
