import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Registries of the functions that schemas name, by what they are. */
export const FUNCTION_REGISTRIES = {
  guard: 'src/app/shared/registries/guards.ts',
  outcome: 'src/app/shared/registries/outcomes.ts',
  effects: 'src/app/server/registries/effects.ts',
  derive: 'src/app/shared/registries/derived.ts',
  fn: 'src/app/shared/registries/computed.ts',
  fill: 'src/app/shared/registries/fills.ts',
  rule: 'src/app/shared/registries/rules.ts',
  operation: 'src/app/server/registries/operations.ts',
  cell: 'src/app/shared/registries/cells.ts',
} as const;

/** Source file of the application's routes. */
const ROUTES = 'src/app/web/routes.tsx';
/** The same of pages that load their addresses with them: by the first part of the address. */
const AREA_ROUTES = 'src/app/web/pages/AreaRoutes.tsx';
export type FunctionKind = keyof typeof FUNCTION_REGISTRIES;
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

/** Names of the functions that a project has for its schemas: the keys of each registry, and those of the tables that it spreads. */
export async function readFunctions(root: string): Promise<Functions> {
  const entries = await Promise.all(
    Object.entries(FUNCTION_REGISTRIES).map(async ([kind, file]) => [kind, await namesIn(root, file)] as const),
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

async function namesIn(root: string, registry: string): Promise<ReadonlySet<string>> {
  const text = await readFile(path.join(root, registry), 'utf8').catch(() => null);
  if (text === null) return new Set();
  const lists = Array.from(
    text.matchAll(/^ {2,4}(\w+(?:, \w+)*),?$|[=:] \{ (\w+(?:, \w+)*) \}/gm),
    ([, line, inline]) => (line ?? inline ?? '').split(', '),
  );
  const renamed = Array.from(text.matchAll(/^ {2}(\w+): \w+,$/gm), ([, name]) => name!);
  const spread = new Set(Array.from(text.matchAll(/^ {2}\.\.\.(\w+),$/gm), ([, table]) => table!));
  const tables = Array.from(text.matchAll(/^import \{ (\w+) \} from '#(.+)';$/gm)).filter(([, name]) =>
    spread.has(name!),
  );
  const spreadNames = await Promise.all(
    tables.map(async ([, , module]) =>
      functionsIn(await readFile(path.join(root, 'src', `${module}.ts`), 'utf8').catch(() => '')),
    ),
  );
  return new Set([...functionsIn(text), ...renamed, ...lists.flat(), ...spreadNames.flat()]);
}

/** Keys of tables whose values are written in place: `enviar: async (…)`. */
const functionsIn = (text: string): string[] =>
  Array.from(text.matchAll(/^ {2,4}(\w+): (?:async )?\(/gm), ([, name]) => name!);
