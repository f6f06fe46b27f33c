import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { camelCase } from '../names';

/** Source file of the application's routes. */
const ROUTES = 'src/app/web/routes.tsx';
/** Routes of pages that load their own addresses, by the first segment. */
const AREA_ROUTES = 'src/app/web/pages/AreaRoutes.tsx';
/** Kinds of functions in the definition of an entity. */
const OF_ENTITY = ['guard', 'outcome', 'effects', 'derive', 'record'] as const;
/** Kinds of functions in `values.ts` of an area. */
const OF_VALUE = ['value', 'fill', 'fn', 'cell'] as const;
export type FunctionKind = (typeof OF_ENTITY)[number] | (typeof OF_VALUE)[number] | 'operation';

/** Function names by kind. Those of an entity's functions include the entity: `orden-cargo.surtir`. */
export interface Functions extends Readonly<Record<FunctionKind, ReadonlySet<string>>> {
  /** Definitions in the areas, e.g. `ordenes/server/orden-cargo`, `red/shared/values`. */
  readonly definitions: ReadonlySet<string>;
  /** Modules of the server that export a handler, by its name, e.g. `#areas/red/server/reports/unidades-red`. */
  readonly handlers: ReadonlyMap<string, readonly string[]>;
  /** Addresses of hand-written pages; null without an application. */
  readonly pages: ReadonlySet<string> | null;
}

export const isOfEntity = (kind: FunctionKind): kind is (typeof OF_ENTITY)[number] =>
  (OF_ENTITY as readonly string[]).includes(kind);

/** File in which a function belongs, for messages. */
export function homeOf(kind: FunctionKind, area: string, entity: string): string {
  if (kind === 'operation') return `src/areas/${area}/server/endpoints`;
  if (kind === 'effects') return `src/areas/${area}/server/${entity}.ts`;
  return isOfEntity(kind) ? `src/areas/${area}/shared/${entity}.ts` : `src/areas/${area}/shared/values.ts`;
}

const none = () => new Set<string>();

/** Functions of a project that has only schemas: none. */
export const NO_FUNCTIONS: Functions = {
  guard: none(),
  outcome: none(),
  effects: none(),
  derive: none(),
  record: none(),
  value: none(),
  fill: none(),
  fn: none(),
  cell: none(),
  operation: none(),
  definitions: none(),
  handlers: new Map(),
  pages: null,
};

/** Reads the names of the functions that a project defines for its schemas, from the code of its areas and its server. */
export async function readFunctions(root: string): Promise<Functions> {
  const names = new Map<FunctionKind, Set<string>>();
  const definitions = new Set<string>();
  const handlers = new Map<string, string[]>();
  for (const { file, text, handlers: own } of await sources(root)) {
    const module = file.slice(0, -'.ts'.length);
    for (const name of own) handlers.set(name, [...(handlers.get(name) ?? []), `#${module}`]);
    const [, place, entity] = DEFINITION.exec(module) ?? [];
    if (!place || !/\bdefine(?:Entity|Rules|Values)\(/.test(text)) continue;
    definitions.add(place);
    for (const [kind, found] of await namesByKind(text, path.join(root, 'src', module))) {
      const known = names.get(kind) ?? new Set();
      for (const name of found) known.add(entity === 'values' ? name : `${entity}.${name}`);
      names.set(kind, known);
    }
  }
  return {
    ...NO_FUNCTIONS,
    ...Object.fromEntries(names),
    operation: new Set(handlers.keys()),
    definitions,
    handlers,
    pages: await readPages(root),
  };
}

/** Handler of an operation, an export, a report or an import review, recognised by its type. */
const HANDLER = /^export const (\w+): (?:\w*Handler|Review)</gm;
/** Modules of the server. */
const SERVER = /^(?:platform|app|areas\/[\w-]+)\/server\//;
/** Modules directly in `src/areas/<area>/{shared,server}`, which include the definitions. */
const DEFINITION = /^areas\/([\w-]+\/(?:shared|server)\/([\w-]+))$/;

interface Source {
  /** Path below `src`. */
  readonly file: string;
  readonly text: string;
  /** Names of the handlers that a module of the server exports. */
  readonly handlers: readonly string[];
}

/** Files as last read: a process that recompiles at every save reads only changed files. */
const read = new Map<string, Source & { readonly mtimeMs: number }>();

/** Returns the modules that may contain a definition or a handler, sorted by path. */
async function sources(root: string): Promise<Source[]> {
  const below = path.join(root, 'src');
  const files = (await readdir(below, { recursive: true }).catch(() => []))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && (SERVER.test(file) || DEFINITION.test(file.slice(0, -'.ts'.length))))
    .toSorted();
  return Promise.all(
    files.map(async (file) => {
      const whole = path.join(below, file);
      const { mtimeMs } = await stat(whole);
      const known = read.get(whole);
      if (known?.mtimeMs === mtimeMs) return known;
      const text = await readFile(whole, 'utf8');
      const handlers = SERVER.test(file) ? Array.from(text.matchAll(HANDLER), ([, name]) => name!) : [];
      const source = { file, text, handlers, mtimeMs };
      read.set(whole, source);
      return source;
    }),
  );
}

/** Property of a definition → kind of function. */
const PARTS: Readonly<Record<string, FunctionKind>> = {
  guards: 'guard',
  outcomes: 'outcome',
  effects: 'effects',
  value: 'value',
  fill: 'fill',
  computed: 'fn',
  cells: 'cell',
};

/**
 * Returns the function names of a definition, by kind. A table is written inline (`guards: { enviar: … }`), or imported from a file of the
 * entity's folder (`effects: solicitudEffects`).
 */
async function namesByKind(text: string, folder: string): Promise<[FunctionKind, string[]][]> {
  const found: [FunctionKind, string[]][] = [];
  for (const [, part, inline, lines, table] of text.matchAll(
    /^ {2}(\w+): (?:\{ (.*) \}|\{\n([^]*?)\n {2}\}|(\w+)),$/gm,
  )) {
    const kind = PARTS[part!];
    if (!kind) continue;
    if (table !== undefined) {
      const file = new RegExp(`import \\{ ${table} \\} from '\\./[\\w-]+/([\\w-]+)';`).exec(text)?.[1];
      const body = file ? await readFile(path.join(folder, `${file}.ts`), 'utf8').catch(() => '') : '';
      found.push([kind, functionsIn(body.slice(body.indexOf(`${table}:`)), 2)]);
    } else if (inline !== undefined) {
      found.push([kind, inline.split(', ').map((entry) => entry.split(':')[0]!)]);
    } else found.push([kind, functionsIn(`${lines}\n`, 4)]);
  }
  // `x-entity.rules` and `x-entity.derive` use the entity's own name in camel case.
  const own = camelCase(path.basename(folder));
  for (const [part, kind] of [
    ['derived', 'derive'],
    ['record', 'record'],
  ] as const)
    if (new RegExp(`^ {2}${part}(?:,|:)`, 'm').test(text)) found.push([kind, [own]]);
  return found;
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

/** Keys of a table, at their depth of indentation: `enviar: …`, `enviar,`. */
const functionsIn = (text: string, depth: number): string[] =>
  Array.from(text.matchAll(new RegExp(`^ {${depth}}(\\w+)(?:: |,$)`, 'gm')), ([, name]) => name!);
