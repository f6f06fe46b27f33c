import path from 'node:path';

/** Module information of the bundler, reduced to the properties used here. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
}
export interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Entry modules of the application's parts, each loaded on first use. */
const ROOTS = {
  start: ['src/app/web/main.tsx'],
  gate: ['src/platform/web/gate/Gate.tsx', 'src/platform/web/gate/gate-texts.ts'],
  // With what most people open first: a list.
  app: [
    'src/app/web/App.tsx',
    'src/platform/web/shell/Shell.tsx',
    'src/platform/web/shell/layouts/classic/classic.ts',
    'src/platform/web/i18n/i18n-store.ts',
    'src/platform/web/i18n/with-texts.tsx',
    'src/platform/web/ui/resource/define-resource.ts',
    'src/platform/web/ui/resource/lazy-view.ts',
    'src/platform/shared/text-of.ts',
    'src/platform/web/ui/list/ListPage.tsx',
    'src/platform/web/ui/operations/ActionBar.tsx',
  ],
  home: ['src/platform/web/shell/HomePage.tsx'],
  show: ['src/platform/web/ui/show/ShowPage.tsx'],
  form: ['src/platform/web/ui/form/EditPage.tsx', 'src/platform/web/ui/form/CreatePage.tsx'],
} as const;
type Part = keyof typeof ROOTS;

/** Drawn with by the gate as well, and by nothing else of the packages. */
const REACT =
  /rolldown\/runtime|vite\/preload-helper|platform\/web\/session\/session-store|platform\/web\/client\/api-error|node_modules\/(react|react-dom|scheduler)\//;
/** Modules that only forms need, from packages whose single entry imports everything. */
const FORMS = /node_modules\/(react-hook-form|ra-core\/dist\/(esm\/)?form)\//;
/** Modules reached by the single entry of react-admin, regardless of the importing screen. The import graph assigns them to no part. */
const SCREENS = /node_modules\/ra-ui-materialui\//;
/** A few bytes that the start and the application share, which the bundler would give a request of their own. */
const LITTLE = /\/platform\/shared\/base64-text\.ts$/;
/** Texts that the application starts with; the gate needs those of the session alone. */
const TEXTS = /\/locales\/(?<language>[\w-]+)\/(ra|ra\.gen|app|errors|shell)\.json$/;
/** Modules that every screen of an entity needs, and its list, which most people open first. */
const ENTITY = /\/generated\/web\/(?<name>[^/]+)\/(resource|enums|list)\.gen\.tsx?$/;

/**
 * Names the chunk of a module, so that a first list takes a dozen requests and not a hundred: the bundler by itself makes a chunk of whatever
 * two pages share. Null: the bundler decides.
 *
 * Packages stand apart from the product, which changes more often.
 */
export function chunkNames(root: string): (id: string, graph: ModuleGraph) => string | null {
  let parts: ReadonlyMap<string, ReadonlySet<Part>> | null = null;
  return (id, graph) => {
    if (REACT.test(id) || LITTLE.test(id)) return 'react';
    const texts = TEXTS.exec(id)?.groups?.['language'];
    if (texts) return `texts-${texts}`;
    const entity = ENTITY.exec(id)?.groups?.['name'];
    if (entity) return entity;
    if (FORMS.test(id)) return 'form';
    parts ??= partsOf(root, graph);
    const of = parts.get(id);
    if (!of || of.has('start')) return null;
    const name = nameOf(of);
    return name === 'app' && id.includes('/node_modules/') ? 'packages' : name;
  };
}

function nameOf(of: ReadonlySet<Part>): string | null {
  // Little, and needed by both of the first two.
  if (of.has('gate')) return of.size > 1 ? 'react' : null;
  if (of.has('app')) return 'app';
  if (of.has('show') && of.has('form')) return 'record';
  return [...of][0] ?? null;
}

/** The parts that need a module as soon as they are loaded. */
function partsOf(root: string, graph: ModuleGraph): ReadonlyMap<string, ReadonlySet<Part>> {
  const parts = new Map<string, Set<Part>>();
  for (const [part, files] of Object.entries(ROOTS) as [Part, readonly string[]][]) {
    const waiting = files.map((file) => path.join(root, file));
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const of = parts.get(id) ?? new Set();
      if (of.has(part) || SCREENS.test(id)) continue;
      parts.set(id, of.add(part));
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return parts;
}
