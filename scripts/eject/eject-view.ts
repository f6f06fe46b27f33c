import { pascalCase } from '../codegen/names';
import { moduleCode } from './module-code';
import { typedSources } from './typed-sources';

export const VIEWS = ['list', 'show', 'create', 'edit'] as const;
export type View = (typeof VIEWS)[number];

export interface EjectedView {
  /** Path from the project's root. */
  readonly file: string;
  readonly source: string;
}

/** Main part of a view, which is copied with it: `show.gen.tsx` uses `details.gen.tsx`. */
const PARTS: Readonly<Partial<Record<View, { readonly file: string; readonly component: string }>>> = {
  show: { file: 'details.gen', component: 'Details' },
  create: { file: 'fields.gen', component: 'Fields' },
  edit: { file: 'fields.gen', component: 'Fields' },
};

/**
 * Returns a generated view as a file of an area. Its part is inlined, and its fields are typed by the record's type.
 *
 * @param area folder of the entity's schema and code
 * @param read returns a file of the resource's generated folder, null when there is none
 * @throws when the resource has no such view
 */
export function ejectView(
  area: string,
  resource: string,
  view: View,
  read: (file: string) => string | null,
): EjectedView {
  const page = read(`${view}.gen.tsx`);
  if (page === null) throw new Error(`\`${resource}\` has no view \`${view}\`: its schema leaves that operation out.`);
  const pascal = pascalCase(resource);
  const component = `${pascal}${pascalCase(view)}`;
  const part = PARTS[view];
  const content = part && read(`${part.file}.tsx`);
  const modules = [moduleCode(page, resource), ...(content ? [moduleCode(content, resource)] : [])];
  const imports = modules
    .flatMap((module) => module.imports)
    .filter(({ path }) => !part || !path.endsWith(`web/${resource}/${part.file}`));
  const body = modules
    .map((module, index) => (index === 0 ? module.body : module.body.replace('export function', 'function')))
    .join('\n\n');

  const type = view === 'show' || view === 'list' ? pascal : `${pascal}Input`;
  const typed = typedSources(body, type, resource);
  if (typed.helpers)
    imports.push(
      { path: '#platform/web/ui/resource/fields-of', names: 'fieldsOf', type: false },
      {
        path: `#generated/shared/types/${resource}.gen`,
        names: typed.helpers.includes('derivedField') ? `${pascal}, ${type}` : type,
        type: true,
      },
    );
  return {
    file: `src/areas/${area}/web/${resource}/${component}.tsx`,
    source: `${importLines(imports)}\n${typed.helpers}${typed.code}\n`,
  };
}

function importLines(imports: readonly { path: string; names: string; type: boolean }[]): string {
  const byModule = new Map<string, Set<string>>();
  for (const { path, names, type } of imports) {
    const key = `${type ? 'import type' : 'import'}|${path}`;
    byModule.set(key, new Set([...(byModule.get(key) ?? []), ...names.split(',').map((name) => name.trim())]));
  }
  return [...byModule]
    .map(([key, names]) => ({
      keyword: key.split('|')[0]!,
      path: key.split('|')[1]!,
      names: [...names].toSorted().join(', '),
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ keyword, path, names }) => `${keyword} { ${names} } from '${path}';\n`)
    .join('');
}
