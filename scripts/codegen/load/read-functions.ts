import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { camelCase } from '../names';

/** Folders of functions that schemas name, by what they are. */
export const FUNCTION_FOLDERS = {
  guard: 'src/domain/guards', outcome: 'src/domain/outcomes', effects: 'src/server/operations/effects', derive: 'src/domain/derived',
  fn: 'src/domain/computed', fill: 'src/domain/fills', rule: 'src/domain/rules', operation: 'src/server/operations',
} as const;
export type FunctionKind = keyof typeof FUNCTION_FOLDERS;
export type Functions = Readonly<Record<FunctionKind, ReadonlySet<string>>>;

/** Nothing is written by hand: so it is of a project that has schemas alone. */
export const NO_FUNCTIONS: Functions = { guard: new Set(), outcome: new Set(), effects: new Set(), derive: new Set(), fn: new Set(), fill: new Set(), rule: new Set(), operation: new Set() };

/** Names of the functions that were written for schemas: their files, what is written as a function of an object, and what an index lists. */
export async function readFunctions(root: string): Promise<Functions> {
  const entries = await Promise.all(Object.entries(FUNCTION_FOLDERS).map(async ([kind, folder]) => [kind, await namesBelow(path.join(root, folder), kind !== 'operation')] as const));
  return { ...NO_FUNCTIONS, ...Object.fromEntries(entries) };
}

async function namesBelow(folder: string, recursive: boolean): Promise<ReadonlySet<string>> {
  const files = await readdir(folder, { recursive, encoding: 'utf8' }).catch(() => []);
  const names = await Promise.all(files.filter((file) => file.endsWith('.ts')).map(async (file) => {
    const text = await readFile(path.join(folder, file), 'utf8');
    const functions = Array.from(text.matchAll(/^ {2,4}(\w+): (?:async )?\(/gm), ([, name]) => name!);
    const own = camelCase(path.basename(file, '.ts'));
    if (own !== 'index') return [own, ...functions];
    const lists = Array.from(text.matchAll(/^ {2}(\w+(?:, \w+)*),?$|[=:] \{ (\w+(?:, \w+)*) \}/gm), ([, line, inline]) => (line ?? inline ?? '').split(', '));
    return [...functions, ...lists.flat()];
  }));
  return new Set(names.flat());
}
