import type { Kind } from './kind';
import { added, keyOf, removed, replaced } from './mutations';
import { keyOffset, valueAt, withKey, type Site, type Sources } from './sources';

type Json = Readonly<Record<string, unknown>>;
const FIELD = 'properties/*/x-field';
const PROPERTY: readonly (readonly [string, string])[] = [['entities', 'properties/*']];
const json = (value: unknown) => value as Json;
const x = (site: Site) => (json(site.value)['x-field'] ?? {}) as Json;
const plain = (site: Site) => json(site.value)['$ref'] === undefined;
const labels = (en: string) => ({ 'x-field': { labels: { en } } });
/** True for a field whose name occurs once in its file, in no endpoint, and in no `dependsOn` of a picker. */
const unsaid = (site: Site, sources: Sources) => {
  const name = new RegExp(`\\b${keyOf(site)}\\b`);
  const picker = new RegExp(`"dependsOn":\\s*\\{[^}]*"${keyOf(site)}"`);
  return (
    sources[site.file]!.split(name).length === 2 &&
    !Object.entries(sources).some(
      ([file, text]) => picker.test(text) || (file.startsWith('schemas/endpoints') && name.test(text)),
    )
  );
};

/** Faults within one field. */
export const fieldKinds: readonly Kind[] = [
  replaced(
    'a number where a text belongs',
    [
      ['entities', 'properties/*/title'],
      ['entities', 'properties/*/pattern'],
      ['entities', `${FIELD}/unit`],
      ['endpoints', 'title'],
    ],
    (_, random) => random.below(90) + 10,
    { names: 'number' },
  ),
  replaced(
    'a text where a number belongs',
    [
      ['entities', 'properties/*/maxLength'],
      ['entities', 'properties/*/minimum'],
      ['shared', 'maxLength'],
      ['entities', `${FIELD}/scale`],
    ],
    ({ value }) => String(value),
    { names: 'string' },
  ),
  replaced(
    'a text where a boolean belongs',
    [
      ['entities', 'properties/*/readOnly'],
      ['entities', `${FIELD}/writeOnce`],
      ['endpoints', 'operations/*/idempotent'],
      ['endpoints', 'operations/*/paged'],
    ],
    ({ value }) => String(value),
    { names: 'string' },
  ),
  replaced(
    'one where a list belongs',
    [
      ['entities', 'x-entity/search'],
      ['entities', 'x-entity/facts'],
      ['entities', 'required'],
      ['entities', `${FIELD}/normalize`],
      ['entities', 'x-entity/lifecycle/transitions/*/from'],
    ],
    ({ value }) => (value as unknown[])[0],
    { fits: ({ value }) => Array.isArray(value) && value.length > 0, names: 'array' },
  ),
  removed('a field without a type', [['entities', 'properties/*/type']], {
    fits: (site, sources) => !('$ref' in json(valueAt(sources, site.file, site.path.slice(0, -1)))),
    names: ({ path }) => String(path[1]),
    on: 'key',
  }),
  removed('a field without a Spanish label', [['entities', 'properties/*/title']], {
    fits: (site, sources) => !('$ref' in json(valueAt(sources, site.file, site.path.slice(0, -1)))),
    names: ({ path }) => String(path[1]),
    on: 'key',
  }),
  removed('a field without an English label', [['entities', `${FIELD}/labels`]], {
    fits: (site, sources) => !('$ref' in json(valueAt(sources, site.file, site.path.slice(0, 2)))),
    told: ({ path }) => path.slice(0, 2),
    names: ({ path }) => String(path[1]),
    on: 'key',
  }),
  removed('an option without its English label', [
    ['entities', `${FIELD}/options/*/en`],
    ['shared', 'x-field/options/*/en'],
  ]),
  removed('a hint in one language', [['entities', `${FIELD}/hint`]], {
    told: ({ path }) => [...path.slice(0, 2), 'description'],
    names: ({ path }) => String(path[1]),
    fits: (site, sources) => valueAt(sources, site.file, [...site.path.slice(0, 2), 'description']) !== undefined,
  }),
  added(
    'an enum option twice',
    [
      ['entities', 'properties/*/enum'],
      ['shared', 'enum'],
    ],
    ({ path, value }, random) => ({
      at: [...path, (value as string[]).length],
      value: random.pick(value as string[]),
      names: 'twice',
    }),
  ),
  added(
    'a code without a label',
    [
      ['entities', 'properties/*/enum'],
      ['shared', 'enum'],
    ],
    ({ path, value }) => ({
      at: [...path, (value as string[]).length],
      value: 'PENDIENTE_DE_REVISAR',
      names: 'PENDIENTE_DE_REVISAR',
    }),
    ({ path, file }, sources) => (valueAt(sources, file, ['x-entity', 'lifecycle', 'field']) ?? null) !== path[1],
  ),
  replaced(
    'a default that is no option',
    [['entities', 'properties/*/default']],
    (_, random) => random.pick(['DESCONOCIDO', 'otro', 'X']),
    { fits: (site, sources) => Array.isArray(valueAt(sources, site.file, [...site.path.slice(0, 2), 'enum'])) },
  ),
  replaced(
    'a default of another type',
    [['entities', 'properties/*/default']],
    (_, random) => random.pick(['hoy', 'ninguno', 'x']),
    { fits: ({ value }) => typeof value === 'number' || typeof value === 'boolean' },
  ),
  added(
    'a default that breaks its own rule',
    PROPERTY,
    ({ path, value }) => {
      const field = json(value);
      const broken =
        typeof field['minimum'] === 'number'
          ? field['minimum'] - 5
          : typeof field['maximum'] === 'number'
            ? field['maximum'] + 5
            : 'x'.repeat(Number(field['maxLength']) + 1);
      return { at: [...path, 'default'], value: broken, names: JSON.stringify(broken) };
    },
    (site) =>
      plain(site) &&
      json(site.value)['default'] === undefined &&
      json(site.value)['enum'] === undefined &&
      (['minimum', 'maximum'].some((bound) => typeof json(site.value)[bound] === 'number') ||
        (json(site.value)['type'] === 'string' && typeof json(site.value)['maxLength'] === 'number')),
  ),
  added(
    'a minLength above its maxLength',
    PROPERTY,
    ({ path, value }, random) => ({
      at: [...path, 'minLength'],
      value: Number(json(value)['maxLength']) + 1 + random.below(20),
      names: 'minLength',
    }),
    (site) =>
      plain(site) &&
      typeof json(site.value)['maxLength'] === 'number' &&
      json(site.value)['default'] === undefined &&
      // A too short example would be reported first.
      json(site.value)['examples'] === undefined,
  ),
  added(
    'a minimum above its maximum',
    PROPERTY,
    ({ path, value }, random) => ({
      at: [...path, 'minimum'],
      value: Number(json(value)['maximum']) + 1 + random.below(20),
      names: 'minimum',
    }),
    (site) =>
      plain(site) && typeof json(site.value)['maximum'] === 'number' && json(site.value)['default'] === undefined,
  ),
  added(
    'a pattern that is no regular expression',
    PROPERTY,
    ({ path }, random) => {
      const value = random.pick(['^[A-Z', '^([A-Z]+$', '^[0-9]{3}-[A-Z$', '*abc', '(^x|y']);
      return { at: [...path, 'pattern'], value, names: value };
    },
    (site) =>
      plain(site) &&
      json(site.value)['type'] === 'string' &&
      json(site.value)['enum'] === undefined &&
      json(site.value)['default'] === undefined,
  ),
  added(
    'a text limit on what is no text',
    PROPERTY,
    ({ path }, random) => ({ at: [...path, 'maxLength'], value: 5 + random.below(30), names: 'maxLength', on: 'key' }),
    (site) => plain(site) && ['integer', 'number', 'boolean'].includes(String(json(site.value)['type'])),
  ),
  added(
    'a filter that does not fit',
    PROPERTY,
    ({ path, value }) => {
      const filter =
        json(value)['type'] === 'boolean' ? 'range' : json(value)['type'] === 'string' ? 'boolean' : 'contains';
      return { at: [...path, 'x-field', 'filter'], value: filter, names: filter };
    },
    (site) =>
      plain(site) &&
      ['integer', 'number', 'boolean', 'string'].includes(String(json(site.value)['type'])) &&
      x(site)['labels'] !== undefined,
  ),
  added(
    'a widget that does not fit',
    PROPERTY,
    ({ path, value }) => {
      const widget = json(value)['type'] === 'string' ? 'switch' : 'textarea';
      return { at: [...path, 'x-field', 'widget'], value: widget, names: widget };
    },
    (site) =>
      plain(site) &&
      ['integer', 'number', 'boolean', 'string'].includes(String(json(site.value)['type'])) &&
      x(site)['labels'] !== undefined,
  ),
  added(
    'a list column of an object',
    PROPERTY,
    ({ path }) => ({ at: [...path, 'x-field', 'list'], value: true, names: String(path[1]) }),
    (site) =>
      x(site)['embed'] === undefined &&
      x(site)['list'] === undefined &&
      (['object'].includes(String(json(site.value)['type'])) ||
        (json(site.value)['type'] === 'array' && json(json(site.value)['items'] ?? {})['properties'] !== undefined)),
  ),
  replaced(
    'a condition on a value that is no option',
    [
      ['entities', `${FIELD}/when/**/equals`],
      ['entities', `${FIELD}/requiredWhen/**/equals`],
      ['entities', `${FIELD}/when/**/in/*`],
      ['entities', `${FIELD}/requiredWhen/**/in/*`],
    ],
    ({ value }, random) => random.misspell(String(value)),
    { fits: ({ value }) => typeof value === 'string' && /^[A-Z_]{4,}$/.test(value) },
  ),
  added(
    'a field renamed from one that still exists',
    PROPERTY,
    ({ path, file }, random, sources) => {
      const others = Object.keys(json(valueAt(sources, file, ['properties']))).filter((name) => name !== path[1]);
      const other = random.pick(others);
      return { at: [...path, 'x-field', 'renamedFrom'], value: other, names: other };
    },
    (site) => plain(site) && x(site)['labels'] !== undefined,
  ),
  replaced(
    'two fields of the same title',
    [['entities', 'properties/*/title']],
    ({ file, path }, _random, sources) => titleBefore(sources, file, String(path[1])),
    { fits: ({ file, path }, sources) => titleBefore(sources, file, String(path[1])) !== null },
  ),
  {
    name: 'a field name that is not camelCase',
    sites: (sources) => fieldsNamed(sources, (site) => /[a-z][A-Z]/.test(keyOf(site)) || !unsaid(site, sources)),
    seed: (site, random, sources) => {
      const name = random.pick(
        [
          keyOf(site)
            .replaceAll(/([A-Z])/g, '_$1')
            .toLowerCase(),
          keyOf(site)
            .replaceAll(/([A-Z])/g, '-$1')
            .toLowerCase(),
          keyOf(site).charAt(0).toUpperCase() + keyOf(site).slice(1),
        ].filter((other) => other !== keyOf(site)),
      );
      return renamed(site, name, sources);
    },
  },
  {
    name: 'a field of a reserved name',
    sites: (sources) => fieldsNamed(sources, (site) => unsaid(site, sources)),
    seed: (site, random, sources) =>
      renamed(site, random.pick(['id', 'version', 'activo', 'creadoPor', 'fechaCreacion']), sources),
  },
  added('an array that does not say of what', [['entities', 'properties']], ({ path }, random) => ({
    at: [...path, 'etiquetas'],
    value: { title: 'Etiquetas', type: 'array', ...labels('Tags'), maxItems: 3 + random.below(5) },
    names: 'etiquetas',
    told: [...path, 'etiquetas', 'type'],
  })),
  added(
    'a reference of the wrong type',
    [['entities', 'properties']],
    ({ path }, random) => ({
      at: [...path, 'otraId'],
      value: {
        title: 'Otra',
        type: random.pick(['boolean', 'number']),
        'x-field': { labels: { en: 'Other' }, reference: 'ambulancia' },
      },
      names: 'otraId',
      told: [...path, 'otraId', 'type'],
    }),
    (_, sources) => 'schemas/entities/flota/ambulancia.json' in sources,
  ),
  replaced('a $ref to a file that does not exist', [['entities', 'properties/*/$ref']], ({ value }, random) =>
    String(value).replace(/[a-z-]+(?=\.json)/, (name) => random.misspell(name)),
  ),
];

function fieldsNamed(sources: Sources, fits: (site: Site) => boolean): Site[] {
  return Object.keys(sources)
    .filter((file) => file.startsWith('schemas/entities'))
    .flatMap((file) =>
      Object.entries(json(valueAt(sources, file, ['properties']))).map(([name, value]) => ({
        file,
        path: ['properties', name],
        value,
        end: 0,
      })),
    )
    .filter(fits);
}

function renamed({ file, path }: Site, name: string, sources: Sources): ReturnType<Kind['seed']> {
  const offset = keyOffset(sources[file]!, path);
  return { sources: withKey(sources, file, path, name), file, offset, names: name };
}

/** Returns the title of the preceding field in the same section. */
function titleBefore(sources: Sources, file: string, name: string): string | null {
  const fields = Object.entries(json(valueAt(sources, file, ['properties'])) as Readonly<Record<string, Json>>);
  const index = fields.findIndex(([other]) => other === name);
  const section = (field: Json) => json(field['x-field'] ?? {})['section'];
  const before = fields
    .slice(0, index)
    .find(([, field]) => typeof field['title'] === 'string' && section(field) === section(fields[index]![1]));
  return (before?.[1]['title'] as string | undefined) ?? null;
}
