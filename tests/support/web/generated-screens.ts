import { existsSync, readFileSync } from 'node:fs';
import { RESOURCE_NAMES } from '#generated/shared/resource-names.gen';

export type View = 'list' | 'create' | 'show';

/** A resource with a list on the server, and the features of its generated screens. */
export interface Screens {
  readonly name: string;
  readonly path: string;
  readonly key: string;
  readonly operations: readonly string[];
  readonly views: readonly View[];
  /**
   * Features of each view: parts in their places, `fields: ObjectFields > DateInput`, and their properties, `details: ShowField date
   * conditional`.
   */
  readonly features: Readonly<Record<View, ReadonlySet<string>>>;
}

/** A page of a resource. */
export interface Screen {
  readonly resource: Screens;
  readonly view: View;
}

/** Files of each view. They are read rather than imported, because they are browser code. Edit pages use the form of create pages. */
const FILES: Readonly<Record<View, readonly string[]>> = {
  list: ['list.gen.tsx', 'actions.gen.ts', 'enums.gen.ts'],
  create: ['create.gen.tsx', 'fields.gen.tsx', 'lines.gen.ts'],
  show: ['show.gen.tsx', 'details.gen.tsx', 'lines.gen.ts', 'actions.gen.ts', 'transitions.gen.ts', 'enums.gen.ts'],
};

/** Attributes and properties whose every value is a separate feature. Values of others do not change the look. */
const KINDS = new Set(['of', 'tone', 'fn']);
/** Keys whose value is a name or number in every resource, without effect on the look. */
const NAMES = new Set([
  'source',
  'id',
  'reference',
  'labelField',
  'permission',
  'choices',
  'path',
  'paths',
  'value',
  'name',
  'field',
  'message',
  'invalidates',
  'columns',
  'match',
  'most',
  'file',
]);

function read(resource: string, file: string): string {
  const path = `generated/web/${resource}/${file}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Matches ` name="value"`, ` name={expression}` or ` name`, with braces nested as deeply as the generator writes them. */
const ATTRIBUTE = String.raw`\s+(\w+)(?:="([^"]*)"|=(\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}))?`;
const ELEMENT = new RegExp(
  String.raw`(?<!\w)<(/?)([A-Z]\w*)((?:${ATTRIBUTE.replaceAll('(\\w+)', '\\w+').replaceAll('([^"]*)', '[^"]*').replace('=(\\{', '=(?:\\{')})*)\s*(/?)>`,
  'g',
);

/** Returns the parts of a view, each with its parent part and its attributes. */
function partsOf(text: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  for (const [, closing, part, attributes = '', ends] of text.matchAll(ELEMENT)) {
    if (closing) {
      around.pop();
      continue;
    }
    const said = [...attributes.matchAll(new RegExp(ATTRIBUTE, 'g'))].filter(([, name]) => !NAMES.has(name!));
    const kind = said.find(([, name]) => name === 'type')?.[2];
    // The views include the fields of a resource by a name of their own.
    const own =
      /(Fields|Details)$/.test(part!) && text.includes(`import { ${part} } from './`)
        ? 'its fields'
        : kind
          ? `${part} ${kind}`
          : part!;
    found.push(
      `${around.at(-1) ?? ''} > ${own}`,
      ...said
        .filter(([, name]) => name !== 'type')
        .map(([, name, value]) => `${own} ${name}${KINDS.has(name!) && value ? `=${value}` : ''}`),
    );
    if (!ends) around.push(part!);
  }
  return found;
}

/** Returns the properties of columns, filters, choices, lines and buttons, each with its kind. */
function propertiesOf(text: string): string[] {
  return [...text.matchAll(/\{ ((?:source|value|name|field|kind)[^{}]*)\}/g)].flatMap(([, inside]) => {
    const said = [...inside!.matchAll(/(?:^|, )(\w+)(?:: (?:'([^']*)'|(\w+)))?/g)].filter(
      ([, name]) => !NAMES.has(name!),
    );
    const kind = said.find(([, name]) => name === 'type' || name === 'kind')?.[2] ?? '';
    return [
      `{${kind}}`,
      ...said
        .filter(([, name]) => name !== 'type' && name !== 'kind')
        .map(([, name, value, bare]) => `{${kind}} ${name}${KINDS.has(name!) ? `=${value ?? bare}` : ''}`),
    ];
  });
}

const written = readFileSync('src/app/web/parts.ts', 'utf8');

function featuresOf(name: string, view: View, operations: readonly string[]): ReadonlySet<string> {
  const features = new Set(
    FILES[view].flatMap((file) => {
      const text = read(name, file);
      return [...(file.endsWith('x') ? partsOf(text) : []), ...propertiesOf(text)].map(
        (feature) => `${file.split('.')[0]}: ${feature}`,
      );
    }),
  );
  // A list shows its possible operations, and so does a record.
  for (const operation of operations) if (operation !== 'list') features.add(`may ${operation}`);
  if (new RegExp(String.raw`^  '?${name}'?: \{`, 'm').test(written)) features.add(`what features add to ${name}`);
  return features;
}

function screensOf(name: string): Screens & { readonly backend: string } {
  const module = read(name, 'resource.gen.ts');
  const said = (property: string) => new RegExp(`${property}: '([^']+)'`).exec(module)?.[1] ?? '';
  const operations = [...(/operations: \[(.*?)\]/.exec(module)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
    ([, operation]) => operation!,
  );
  const views = (
    [
      ['list', 'list'],
      ['create', 'create'],
      ['get', 'show'],
    ] as const
  )
    .filter(([operation]) => operations.includes(operation))
    .map(([, view]) => view);
  const features = {
    list: featuresOf(name, 'list', operations),
    create: featuresOf(name, 'create', []),
    show: featuresOf(name, 'show', operations),
  };
  return { name, path: said('path'), key: said('keyName'), backend: said('backend'), operations, views, features };
}

/** Screens of all resources with a list; the samples have a separate file. */
export const SCREENS: readonly Screens[] = RESOURCE_NAMES.map(screensOf).filter(
  ({ operations, backend }) => operations.includes('list') && backend !== 'mock',
);

/**
 * Returns pages of a view that together have every feature. Each step chooses the page with most missing features, the first by name in a
 * tie.
 */
export function covering(all: readonly Screens[], view: View): readonly Screen[] {
  const candidates = all.filter(({ views }) => views.includes(view));
  const missing = new Set(candidates.flatMap(({ features }) => [...features[view]]));
  const chosen: Screen[] = [];
  while (missing.size > 0) {
    const gain = ({ features }: Screens) => [...features[view]].filter((feature) => missing.has(feature)).length;
    const next = candidates.toSorted((a, b) => gain(b) - gain(a) || (a.name < b.name ? -1 : 1))[0]!;
    chosen.push({ resource: next, view });
    for (const feature of next.features[view]) missing.delete(feature);
  }
  return chosen;
}

/** Returns the parts in a view's files that were not recognised, each by its first line. */
export function unread(name: string, view: View): readonly string[] {
  return FILES[view]
    .filter((file) => file.endsWith('x'))
    .flatMap((file) => {
      const text = read(name, file);
      const taken = new Set([...text.matchAll(ELEMENT)].map(({ index }) => index));
      return [...text.matchAll(/(?<!\w)<\/?[A-Z]/g)]
        .filter(({ index }) => !taken.has(index))
        .map(({ index }) => text.slice(index).split('\n')[0]!);
    });
}
