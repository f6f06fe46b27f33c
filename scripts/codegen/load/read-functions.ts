import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Source file of the application's routes. */
const ROUTES = 'src/app/web/routes.tsx';
/** The same of pages that load their addresses with them: by the first part of the address. */
const AREA_ROUTES = 'src/app/web/pages/AreaRoutes.tsx';
/** Kinds of functions that stand in the definition of an entity. */
const OF_ENTITY = ['guard', 'outcome', 'effects', 'derive', 'record'] as const;
/** Kinds of functions that stand in `values.ts` of an area. */
const OF_VALUE = ['value', 'fill', 'fn', 'cell'] as const;
export type FunctionKind = (typeof OF_ENTITY)[number] | (typeof OF_VALUE)[number] | 'operation';

/** Names by kind; those of an entity's functions with the entity: `orden-cargo.surtir`. */
export interface Functions extends Readonly<Record<FunctionKind, ReadonlySet<string>>> {
  /** Definitions in the areas, e.g. `ordenes/server/orden-cargo`, `red/shared/values`. */
  readonly definitions: ReadonlySet<string>;
  /** Modules of the server that export a name, as imports have them, e.g. `#areas/red/server/reports/unidades-red`. */
  readonly exports: ReadonlyMap<string, readonly string[]>;
  /** Addresses of the pages that are written by hand; null where there is no application. */
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

/** Nothing is written by hand: so it is of a project that has schemas alone. */
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
  exports: new Map(),
  pages: null,
};

/** Names of the functions that a project has for its schemas, from the files of its areas and the registry of operations. */
export async function readFunctions(root: string): Promise<Functions> {
  const found = { ...NO_FUNCTIONS, definitions: none() } as unknown as Record<string, Set<string>>;
  for (const { area, side, name, text } of await areaFiles(root)) {
    if (name === 'values' ? !text.includes('defineValues(') : !/\bdefine(?:Entity|Rules)\('/.test(text)) continue;
    found['definitions']!.add(`${area}/${side}/${name}`);
    const folder = path.join(root, 'src/areas', area, side, name);
    for (const [kind, names] of await namesByKind(text, folder)) {
      const own = names.map((each) => (name === 'values' ? each : `${name}.${each}`));
      found[kind] = new Set([...(found[kind] ?? []), ...own]);
    }
  }
  const exports = await readExports(root);
  return {
    ...(found as unknown as Functions),
    operation: new Set(exports.keys()),
    exports,
    pages: await readPages(root),
  };
}

/** Folders of the server's code. */
const SERVER = /^(?:platform|app|areas\/[\w-]+)\/server\//;

/** Exported values of the server's modules: handlers are among them. */
async function readExports(root: string): Promise<Map<string, string[]>> {
  const below = path.join(root, 'src');
  const files = (await readdir(below, { recursive: true }).catch(() => []))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => SERVER.test(file) && file.endsWith('.ts'))
    .toSorted();
  const texts = await Promise.all(files.map((file) => readFile(path.join(below, file), 'utf8')));
  const exports = new Map<string, string[]>();
  for (const [index, file] of files.entries())
    for (const [, name] of texts[index]!.matchAll(/^export (?:const|async function|function) (\w+)/gm))
      exports.set(name!, [...(exports.get(name!) ?? []), `#${file.slice(0, -'.ts'.length)}`]);
  return exports;
}

interface AreaFile {
  readonly area: string;
  readonly side: string;
  readonly name: string;
  readonly text: string;
}

/** Files at the top of `src/areas/<area>/{shared,server}`: definitions are among them. */
async function areaFiles(root: string): Promise<AreaFile[]> {
  const below = path.join(root, 'src/areas');
  const areas = await readdir(below).catch(() => []);
  const places = areas.flatMap((area) => ['shared', 'server'].map((side) => ({ area, side })));
  const files = await Promise.all(
    places.map(async ({ area, side }) => {
      const names = (await readdir(path.join(below, area, side)).catch(() => [])).filter((file) =>
        file.endsWith('.ts'),
      );
      return Promise.all(
        names.map(async (file) => ({
          area,
          side,
          name: path.basename(file, '.ts'),
          text: await readFile(path.join(below, area, side, file), 'utf8'),
        })),
      );
    }),
  );
  return files.flat();
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
 * Names that a definition gives, by kind. A table is written in place (`guards: { enviar: … }`), or imported from a file of the entity's folder
 * (`effects: solicitudEffects`).
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
  // The entity's own name: `x-entity.rules` and `x-entity.derive` say it in camel case.
  const own = path.basename(folder).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
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
