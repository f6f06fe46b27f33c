import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'vite';

/** A comment or a test title that reads badly: `rule` names what is wrong, `text` quotes it. */
export interface ProseFault {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly text: string;
}

const FOLDERS = ['src', 'scripts', 'tests'] as const;
const SOURCE = /\.(?:ts|tsx|mjs)$/;
/** Generated files, and fixtures that tests compile unchanged. */
const IGNORED = /\.gen\.tsx?$|\/fixtures?\//;
export const MAX_SENTENCE_WORDS = 30;

/** Relative openings hide the subject: "What else a list is asked by" for "Filters". */
const OPENING = /^(?:What|Whoever|Who|Whether|Of|How|Where)\b(?!')/;
const WORDS =
  /\b(?:somebody|nobody|whoever|told|lets know|asked for|stands? for|so many|anew|goes? by|gone by|comes? of|is meant|at length)\b/i;
/** Calls whose first argument is read as a sentence when a test fails. */
const TITLED = new Set(['test', 'it', 'describe']);

/** Faults of the comments and test titles of every hand-written source file below `root`. */
export async function findProseFaults(root: string): Promise<ProseFault[]> {
  const files = (
    await Promise.all(
      FOLDERS.map((folder) => readdir(path.join(root, folder), { recursive: true, withFileTypes: true })),
    )
  )
    .flat()
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !IGNORED.test(file))
    .toSorted();
  const found = await Promise.all(
    files.map(async (file) => proseFaults(path.relative(root, file), await readFile(file, 'utf8'))),
  );
  return found.flat();
}

/** Faults of one source text. Throws on a syntax error. */
export function proseFaults(file: string, source: string): ProseFault[] {
  return prose(file, source).flatMap(({ line, text, isTitle }) =>
    rulesBroken(text, isTitle).map((rule) => ({ file, line, rule, text })),
  );
}

export interface Prose {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly isTitle: boolean;
}

/** Comments, with their marks removed and neighbouring `//` lines joined, and titles of tests, in the order of the source. */
export function prose(file: string, source: string): Prose[] {
  const { comments, program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const lineOf = lineCounter(source);
  const found: Prose[] = [];
  for (const comment of comments) {
    const last = found.at(-1);
    const text = comment.type === 'Line' ? comment.value.trim() : blockText(comment.value);
    const isContinued =
      comment.type === 'Line' &&
      last !== undefined &&
      /^\s*\n\s*$/.test(source.slice(last.end, comment.start)) &&
      source.startsWith('//', last.start);
    if (isContinued) found[found.length - 1] = { ...last, end: comment.end, text: `${last.text} ${text}` };
    else found.push({ line: lineOf(comment.start), start: comment.start, end: comment.end, text, isTitle: false });
  }
  for (const title of titles(program))
    found.push({ line: lineOf(title.start), start: title.start, end: title.end, text: title.text, isTitle: true });
  return found.toSorted((one, other) => one.start - other.start);
}

function rulesBroken(text: string, isTitle: boolean): string[] {
  if (isDirective(text)) return [];
  const plain = withoutQuotes(text);
  const broken: string[] = [];
  const sentences = sentencesOf(plain);
  const opening = sentences.find((sentence) => OPENING.test(sentence) && !sentence.endsWith('?'));
  if (opening) broken.push(`opens with "${/^\w+/.exec(opening)![0]}"`);
  else if (isTitle && /^(?:what|whoever|who|whether|of|how|where)\b/.test(plain))
    broken.push(`opens with "${/^\w+/.exec(plain)![0]}"`);
  const word = WORDS.exec(plain);
  if (word) broken.push(`says "${word[0].toLowerCase()}"`);
  if (sentences.some((sentence) => sentence.split(/\s+/).filter((each) => /\w/.test(each)).length > MAX_SENTENCE_WORDS))
    broken.push(`sentence of more than ${MAX_SENTENCE_WORDS} words`);
  return broken;
}

/** Comments that tools read. */
const isDirective = (text: string) =>
  /^(?:@ts-|eslint|oxlint|prettier|#region|#__|vite-ignore|@vite-ignore|@__|v8 ignore|SPDX|\/ ?<)/.test(text);

/** Removes code, quotations and tags, which are not prose of this project. */
const withoutQuotes = (text: string) =>
  text
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/@example[\s\S]*?(?=@\w|$)/g, '')
    .replaceAll(/`[^`]*`/g, '`x`')
    .replaceAll(/«[^»]*»/g, '«x»')
    .replaceAll(/"[^"\n]*"/g, '"x"')
    .replaceAll(/@param\s+\S+|@(?:returns|throws|see)\b/g, '. ');

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?:;])\s+|\n\s*\n|\n\s*[-*|] /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const blockText = (value: string) =>
  value
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n')
    .trim();

function lineCounter(source: string): (offset: number) => number {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1;
}

interface Title {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Literal titles of `test`, `it` and `describe`, their variants (`test.each(…)(…)`) included. */
function titles(program: unknown): Title[] {
  const found: Title[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.type === 'CallExpression' && TITLED.has(calledName(node['callee']))) {
      const [first] = node['arguments'] as Node[];
      const text = first && literalText(first);
      if (first && text) found.push({ start: first.start, end: first.end, text });
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') visit(child);
  };
  visit(program);
  return found;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** `test` of `test`, `test.skip`, `test.each(rows)` and `test.describe.serial`. */
function calledName(value: unknown): string {
  const node = value as Node;
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type === 'MemberExpression') return calledName(node['object']);
  if (node.type === 'CallExpression') return calledName(node['callee']);
  return '';
}

function literalText(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('x');
}
