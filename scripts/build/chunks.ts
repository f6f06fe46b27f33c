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
  // Includes a list, the first page of most users.
  app: [
    'src/app/web/App.tsx',
    'src/platform/web/shell/Shell.tsx',
    'src/platform/web/shell/layouts/classic/classic.ts',
    'src/platform/web/i18n/i18n-store.ts',
    'src/platform/web/i18n/with-texts.tsx',
    'src/platform/web/ui/resource/define-resource.ts',
    'src/platform/web/ui/resource/lazy-view.ts',
    'src/platform/web/ui/format/draft-name.ts',
    'src/platform/web/ui/format/option-text.ts',
    'src/platform/shared/text/text-of.ts',
    'src/platform/web/ui/list/ListPage.tsx',
    'src/platform/web/ui/operations/ActionBar.tsx',
  ],
  home: ['src/app/web/pages/Home.tsx'],
  show: ['src/platform/web/ui/show/ShowPage.tsx'],
  form: ['src/platform/web/ui/form/page/EditPage.tsx', 'src/platform/web/ui/form/page/CreatePage.tsx'],
} as const;
type Part = keyof typeof ROOTS;

/** Modules that the gate draws with. It needs no other packages. */
const REACT =
  /rolldown\/runtime|vite\/preload-helper|platform\/web\/session\/session-store|platform\/web\/client\/api-error|node_modules\/(react|react-dom|scheduler)\//;
/** Modules that only forms need, from packages whose single entry imports everything. */
const FORMS = /node_modules\/(react-hook-form|ra-core\/dist\/(esm\/)?form)\//;
/** Modules reached by the single entry of react-admin, regardless of the importing screen. The import graph assigns them to no part. */
const SCREENS = /node_modules\/ra-ui-materialui\//;
/** Replaces a module of a package, and stands in its chunk: packages must not wait for the application. */
const REPLACEMENT = /\/scripts\/build\/no-csv\.ts$/;
/** A few bytes shared by the start and the application. The bundler would make them a chunk of their own. */
const LITTLE = /\/platform\/shared\/base64-text\.ts$/;
/** Texts loaded at the start of the application. The gate needs only those of the session. */
const TEXTS = /\/locales\/(?<language>[\w-]+)\/(ra|ra\.gen|app|errors|shell)\.json$/;
/** Modules that every screen of an entity needs, and the entity's list, which is usually opened first. */
const ENTITY = /\/generated\/web\/(?<name>[^/]+)\/(resource|enums|list|actions)\.gen\.tsx?$/;

/**
 * Names the chunk of a module, so that a first list takes a dozen requests instead of a hundred: by default the bundler makes a chunk of
 * everything that two pages share. Null leaves the decision to the bundler.
 *
 * Packages have chunks of their own, because the product changes more often.
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
    return name === 'app' && (id.includes('/node_modules/') || REPLACEMENT.test(id)) ? 'packages' : name;
  };
}

function nameOf(of: ReadonlySet<Part>): string | null {
  // Small, and needed by both of the first two parts.
  if (of.has('gate')) return of.size > 1 ? 'react' : null;
  // The start page shares a few small modules with records, which must not load it.
  if (of.has('app') || (of.has('home') && of.size > 1)) return 'app';
  if (of.has('show') && of.has('form')) return 'record';
  return [...of][0] ?? null;
}

/** Returns, for each module, the parts that need it as soon as they are loaded. */
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
