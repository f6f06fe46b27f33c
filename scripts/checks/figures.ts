/**
 * `npm run check -- --figures`: measures of the layout, from the files that git tracks. A refactoring prints them before and after.
 *
 * | figure | how it is counted |
 * |---|---|
 * | circles | strongly connected components of more than one file in the import graph of `src` |
 * | flat folder | files directly in one folder |
 * | list request | numbered steps of the first section of `docs/tour.md` that name a file |
 * | lines | lines of TypeScript, JavaScript and CSS; generated: of all files in `generated/` |
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { circlesOf } from './circles-of';
import { findViolations, importsOf } from './boundaries';
import { ENDINGS } from './target-of';

const MAX_PARAMETERS = 6;
const MAX_FUNCTION_LINES = 100;
const MAX_CSS_LINES = 150;
const CODE = /\.(?:tsx?|mjs|css)$/;

export interface Figure {
  readonly name: string;
  readonly value: number;
  /** Worst case, when the figure is a maximum. */
  readonly where?: string;
}

/** Measures a checkout. */
export async function measure(root: string): Promise<Figure[]> {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((file) => file !== '');
  const texts = new Map<string, string>();
  const ours = tracked.filter((file) => /^(?:src|scripts|tests)\//.test(file) && CODE.test(file));
  const generated = tracked.filter((file) => file.startsWith('generated/'));
  for (const file of [...ours, ...generated]) texts.set(file, await readFile(path.join(root, file), 'utf8'));
  const lines = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + texts.get(file)!.split('\n').length - 1, 0);
  const source = ours.filter((file) => file.startsWith('src/'));
  const styles = source.filter((file) => file.endsWith('.css'));

  const violations = await findViolations(root);
  const upward = violations.filter(({ rule }) => /^platform\/.* may not import areas\//.test(rule));
  const circles = circlesOf(graphOf(source, texts));
  const tour = await readFile(path.join(root, 'docs/tour.md'), 'utf8');
  const listWay = (tour.split(/^## /m)[1] ?? '').match(/^\d+\. `[^`]+\.[a-z.]+`/gm) ?? [];
  return [
    { name: 'imports of areas by the platform', value: upward.length },
    { name: 'exceptions to the import rules', value: violations.length },
    { name: 'circles of files', value: circles.length },
    largest('largest flat folder of src', source),
    { name: 'files of a list request', value: new Set(listWay.map((step) => step.split('`')[1])).size },
    ...(await functionFigures(root)),
    {
      name: `CSS modules over ${MAX_CSS_LINES} lines`,
      value: styles.filter((file) => lines([file]) > MAX_CSS_LINES).length,
    },
    { name: 'lines of CSS', value: lines(styles) },
    { name: 'lines written by hand (src, scripts, tests)', value: lines(ours) },
    { name: 'lines generated', value: lines(generated) },
  ];
}

function largest(name: string, files: readonly string[]): Figure {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(path.posix.dirname(file), (counts.get(path.posix.dirname(file)) ?? 0) + 1);
  const [where, value] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
  return { name, value, where };
}

function graphOf(files: readonly string[], texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      importsOf(file, texts.get(file)!).flatMap(({ target }) => {
        const found = ENDINGS.map((ending) => `${target ?? ''}${ending}`).find((each) => known.has(each));
        return found === undefined ? [] : [found];
      }),
    ]),
  );
}

/** Functions that have too many parameters or lines, as oxlint counts them. */
async function functionFigures(root: string): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'red-salud-figures-'));
  const config = path.join(folder, 'oxlint.json');
  await writeFile(
    config,
    JSON.stringify({
      categories: { correctness: 'off' },
      rules: {
        'max-params': ['error', MAX_PARAMETERS],
        'max-lines-per-function': ['error', { max: MAX_FUNCTION_LINES, skipComments: true, skipBlankLines: true }],
      },
    }),
  );
  const { stdout } = spawnSync('node_modules/.bin/oxlint', ['-c', config, '-f', 'json', 'src', 'scripts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  await rm(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { readonly code: string }[] };
  const count = (rule: string) => diagnostics.filter(({ code }) => code.includes(rule)).length;
  return [
    { name: `functions with more than ${MAX_PARAMETERS} parameters`, value: count('max-params') },
    { name: `functions over ${MAX_FUNCTION_LINES} lines`, value: count('max-lines-per-function') },
  ];
}
