import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { camelCase } from '../names';

/** Folders of functions that schemas name, by what they are. */
export const FUNCTION_FOLDERS = {
  guard: 'src/domain/guards',
  outcome: 'src/domain/outcomes',
  effects: 'src/server/operations/effects',
  derive: 'src/domain/derived',
  fn: 'src/domain/computed',
  fill: 'src/domain/fills',
  rule: 'src/domain/rules',
  operation: 'src/server/operations',
  cell: 'src/domain/cells',
} as const;

/** Source file of the application's routes. */
const ROUTES = 'src/app/routes.tsx';
/** The same of pages that load their addresses with them: by the first part of the address. */
const AREA_ROUTES = 'src/app/pages/AreaRoutes.tsx';
export type FunctionKind = keyof typeof FUNCTION_FOLDERS;
export interface Functions extends Readonly<Record<FunctionKind, ReadonlySet<string>>> {
  /** Addresses of the pages that are written by hand; null where there is no application. */
  readonly pages: ReadonlySet<string> | null;
}

/** Nothing is written by hand: so it is of a project that has schemas alone. */
export const NO_FUNCTIONS: Functions = {
  guard: new Set(),
  outcome: new Set(),
  effects: new Set(),
  derive: new Set(),
  fn: new Set(),
  fill: new Set(),
  rule: new Set(),
  operation: new Set(),
  cell: new Set(),
  pages: null,
};

/** Names of the functions that were written for schemas: their files, what is written as a function of an object, and what an index lists. */
export async function readFunctions(root: string): Promise<Functions> {
  const entries = await Promise.all(
    Object.entries(FUNCTION_FOLDERS).map(
      async ([kind, folder]) => [kind, await namesBelow(path.join(root, folder), kind !== 'operation')] as const,
    ),
  );
  return { ...NO_FUNCTIONS, ...Object.fromEntries(entries), pages: await readPages(root) };
}

async function readPages(root: string): Promise<ReadonlySet<string> | null> {
  const text = await readFile(path.join(root, ROUTES), 'utf8').catch(() => null);
  if (text === null) return null;
  const areas = await readFile(path.join(root, AREA_ROUTES), 'utf8').catch(() => '');
  const below = Array.from(areas.matchAll(/^ {2}'?([\w-]+)'?: \[(.*?)\],$/gms), ([, area, routes]) => [
    ...(routes!.includes('index: true') ? [`/${area}`] : []),
    ...Array.from(routes!.matchAll(/path: '([^':*]+)'/g), ([, page]) => `/${area}/${page}`),
  ]);
  return new Set([...Array.from(text.matchAll(/path: '(\/[^':*]+)'/g), ([, page]) => page!), ...below.flat()]);
}

async function namesBelow(folder: string, recursive: boolean): Promise<ReadonlySet<string>> {
  const files = await readdir(folder, { recursive, encoding: 'utf8' }).catch(() => []);
  const names = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts'))
      .map(async (file) => {
        const text = await readFile(path.join(folder, file), 'utf8');
        const functions = Array.from(text.matchAll(/^ {2,4}(\w+): (?:async )?\(/gm), ([, name]) => name!);
        const own = camelCase(path.basename(file, '.ts'));
        if (own !== 'index') return [own, ...functions];
        const lists = Array.from(
          text.matchAll(/^ {2}(\w+(?:, \w+)*),?$|[=:] \{ (\w+(?:, \w+)*) \}/gm),
          ([, line, inline]) => (line ?? inline ?? '').split(', '),
        );
        const renamed = Array.from(text.matchAll(/^ {2}(\w+): \w+,$/gm), ([, name]) => name!);
        return [...functions, ...renamed, ...lists.flat()];
      }),
  );
  return new Set(names.flat());
}
