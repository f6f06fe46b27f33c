import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json';
import type { OutputFile } from './model';

/** Last output of each file: a process that recompiles at every save formats only changed files. */
const last = new Map<string, { readonly given: string; readonly formatted: string }>();

/**
 * Lays out TypeScript as hand-written code is laid out. Code that no person reads (it opens with `@ts-nocheck`) stays as it is.
 */
export function formatFiles(files: readonly OutputFile[]): Promise<OutputFile[]> {
  return Promise.all(files.map(async (file) => (isRead(file) ? { ...file, content: await formatted(file) } : file)));
}

function isRead({ path, content }: OutputFile): boolean {
  return /\.tsx?$/.test(path) && !content.startsWith('// @ts-nocheck');
}

async function formatted({ path, content }: OutputFile): Promise<string> {
  const known = last.get(path);
  if (known?.given === content) return known.formatted;
  const laidOut = await layOut(path, content);
  last.set(path, { given: content, formatted: laidOut });
  return laidOut;
}

/**
 * Formats a source file like `npm run format`.
 *
 * @throws when it cannot be parsed
 */
export async function layOut(path: string, code: string): Promise<string> {
  const { code: laidOut, errors } = await format(path, code, {
    printWidth: style.printWidth,
    singleQuote: style.singleQuote,
  });
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be laid out: ${error.message}`);
  return laidOut;
}
