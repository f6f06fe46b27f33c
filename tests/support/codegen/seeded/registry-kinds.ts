import type { Kind } from './kind';
import { added, placed, removed, replaced } from './mutations';
import { nodeAt, sitesOf, valueAt, withValue, type Sources } from './sources';

type Json = Readonly<Record<string, unknown>>;
const json = (value: unknown) => value as Json;
const STEP = 'x-entity/lifecycle/transitions/*';

/** Returns the fields of an entity that people write and that no shared definition provides. */
const written = (sources: Sources, file: string): string[] =>
  Object.entries(json(valueAt(sources, file, ['properties'])))
    .filter(
      ([, field]) =>
        json(field)['readOnly'] === undefined &&
        json(field)['$ref'] === undefined &&
        json(json(field)['x-field'] ?? {})['copy'] === undefined &&
        json(json(field)['x-field'] ?? {})['computed'] === undefined,
    )
    .map(([name]) => name);

/** Faults between fields, entities, endpoints, reports, menu and profiles. */
export const registryKinds: readonly Kind[] = [
  {
    name: 'a label template with an unknown field',
    sites: (sources) => [
      ...sitesOf(sources, 'entities', 'x-entity/label'),
      ...sitesOf(sources, 'entities', 'x-entity/detail'),
    ],
    seed: ({ file, path, value }, random, sources) => {
      const names = [...String(value).matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
      const name = random.pick(
        names.filter((candidate) => candidate.length > 3).length > 0
          ? names.filter((candidate) => candidate.length > 3)
          : names,
      );
      const slip = random.misspell(name);
      const mutated = withValue(sources, file, path, String(value).replace(`{${name}}`, `{${slip}}`));
      return {
        sources: mutated,
        file,
        offset: mutated[file]!.indexOf(`{${slip}}`, nodeAt(mutated[file]!, path).offset) + 1,
        names: slip,
      };
    },
  },
  removed('an entity without a required keyword', [
    ['entities', '$schema'],
    ['entities', 'title'],
    ['entities', 'x-entity/label'],
    ['entities', 'x-entity/labels'],
  ]),
  removed('an entity named in one language', [
    ['entities', 'x-entity/labels/en'],
    ['entities', 'x-entity/sections/*/title/en'],
    ['entities', `${STEP}/title/en`],
  ]),
  removed('an operation without a required keyword', [
    ['endpoints', 'operations/*/title'],
    ['endpoints', 'operations/*/permission'],
    ['endpoints', 'operations/*/kind'],
    ['endpoints', 'operations/*/import/match'],
  ]),
  removed('a report without a required keyword', [
    ['reports', 'x-report/permission'],
    ['reports', 'x-report/labels'],
    ['reports', 'title'],
  ]),
  removed('a lifecycle without a required keyword', [
    ['entities', 'x-entity/lifecycle/field'],
    ['entities', 'x-entity/lifecycle/initial'],
    ['entities', `${STEP}/permission`],
    ['entities', `${STEP}/title`],
    ['entities', `${STEP}/to`],
  ]),
  removed('a state left out', [['entities', 'x-entity/lifecycle/states/*']]),
  {
    name: 'a state that nothing leads to',
    // Excludes states of a shared definition, which is in another file.
    sites: (sources) =>
      sitesOf(sources, 'entities', 'x-entity/lifecycle').filter(({ file, value }) =>
        Array.isArray(valueAt(sources, file, ['properties', String(json(value)['field']), 'enum'])),
      ),
    seed: ({ file, path, value }, random, sources) => {
      const state = random.pick(['PERDIDA', 'SUSPENDIDA', 'EN_PAUSA', 'ARCHIVADA']);
      const field = String(json(value)['field']);
      const codes = valueAt(sources, file, ['properties', field, 'enum']) as string[];
      const mutated = [
        [['properties', field, 'enum', codes.length], state],
        [['properties', field, 'x-field', 'options', state], { es: 'Otra', en: 'Other' }],
        [[...path, 'states', state], { final: true }],
      ].reduce<Sources>((set, [at, more]) => withValue(set, file, at as string[], more), sources);
      return { ...placed(mutated, file, [...path, 'states', state], 'key'), names: state };
    },
  },
  removed('a state that nothing leaves', [['entities', 'x-entity/lifecycle/states/*/final']], {
    told: ({ path }) => path.slice(0, -1),
    names: ({ path }) => String(path.at(-2)),
    on: 'key',
  }),
  added(
    'a choice where there is none',
    [['entities', STEP]],
    ({ path }) => ({ at: [...path, 'outcome'], value: 'destino', names: 'to' }),
    ({ value }) => typeof json(value)['to'] === 'string',
  ),
  added(
    'a form of a step with a field of nothing',
    [['entities', STEP]],
    ({ path }, random) => {
      const name = random.pick(['zyxwv', 'qqwwee', 'kjhgf']);
      return {
        at: [...path, 'form'],
        value: { properties: { [name]: {} } },
        names: name,
        told: [...path, 'form', 'properties', name],
        on: 'key',
      };
    },
    ({ value }) => json(value)['form'] === undefined,
  ),
  added('a folio of documents of no unit', [['entities', 'x-entity/folio']], ({ path, file }, random, sources) => {
    const texts = Object.entries(json(valueAt(sources, file, ['properties'])))
      .filter(([, field]) => json(json(field)['x-field'] ?? {})['reference'] === undefined)
      .map(([name]) => name);
    const value = random.pick(texts);
    return { at: [...path, 'unit'], value, names: value };
  }),
  {
    name: 'a path parameter that is not declared',
    sites: (sources) =>
      sitesOf(sources, 'endpoints', 'operations/*/path').filter(({ value }) => String(value).includes('{')),
    seed: ({ file, path, value }, random, sources) => {
      const name = /\{(\w+)\}/.exec(String(value))![1]!;
      const other = random.pick([random.misspell(name), 'otroId', 'clave']);
      const mutated = withValue(sources, file, path, String(value).replace(name, other));
      return {
        sources: mutated,
        file,
        offset: mutated[file]!.indexOf(`{${other}}`, nodeAt(mutated[file]!, path).offset) + 1,
        names: other,
      };
    },
  },
  {
    name: 'two entities with one path',
    sites: (sources) => sitesOf(sources, 'entities', 'x-entity'),
    seed: ({ file, path }, random, sources) => {
      const other = random.pick(
        Object.keys(sources).filter((name) => name.startsWith('schemas/entities/') && name !== file),
      );
      const [, , area, name] = other.replace('.json', '').split('/');
      const taken = (valueAt(sources, other, ['x-entity', 'path']) as string | undefined) ?? `/${area!}/${name!}`;
      return { ...placed(withValue(sources, file, [...path, 'path'], taken), file, [...path, 'path']), names: taken };
    },
  },
  added('a duplicate permission', [['profiles.json', 'permissions']], ({ path, value }, random) => {
    const entry = random.pick(value as { key: string }[]);
    return {
      at: [...path, (value as unknown[]).length],
      value: entry,
      names: entry.key,
      told: [...path, (value as unknown[]).length, 'key'],
    };
  }),
  added('a permission that nobody holds', [['profiles.json', 'permissions']], ({ path, value }, random) => {
    const key = `${random.pick(['flota', 'taller', 'ruta'])}.${random.pick(['ver', 'administrar'])}`;
    return {
      at: [...path, (value as unknown[]).length],
      value: { key, title: { es: 'Otra', en: 'Other' }, risk: 'BAJO' },
      names: key,
      told: [...path, (value as unknown[]).length, 'key'],
    };
  }),
  added('a menu entry of an unknown entity', [['navigation.json', 'groups/*']], ({ path, value }, random, sources) => {
    const items = (json(value)['items'] ?? []) as unknown[];
    const [, , , name] = random
      .pick(Object.keys(sources).filter((file) => file.startsWith('schemas/entities/')))
      .replace('.json', '')
      .split('/');
    const slip = random.misspell(name!);
    return {
      at: [...path, 'items'],
      value: [...items, { entity: slip }],
      names: slip,
      told: [...path, 'items', items.length, 'entity'],
    };
  }),
  added(
    'a menu group that does not exist',
    [['entities', 'x-entity']],
    ({ path }, random) => {
      const value = random.misspell('catalogos');
      return { at: [...path, 'menu'], value, names: value };
    },
    ({ value }) => json(value)['menu'] === undefined,
  ),
  added(
    'an entity renamed from one that still exists',
    [['entities', 'x-entity']],
    ({ path, file }, random, sources) => {
      const others = Object.keys(sources).filter((name) => name.startsWith('schemas/entities/') && name !== file);
      const value = random.pick(others).split('/').at(-1)!.replace('.json', '');
      return { at: [...path, 'renamedFrom'], value, names: value };
    },
  ),
  added(
    'lines whose key is one of their fields',
    [['entities', 'properties/*/x-field/lines']],
    ({ file, path }, random, sources) => {
      const columns = Object.keys(json(valueAt(sources, file, ['properties', path[1]!, 'items', 'properties'])));
      const value = random.pick(columns);
      return { at: [...path, 'key'], value, names: value };
    },
  ),
  added(
    'a search over what is no text',
    [['entities', 'x-entity/search']],
    ({ file, path, value }, random, sources) => {
      const fields = Object.entries(json(valueAt(sources, file, ['properties'])))
        .filter(([, field]) => ['integer', 'boolean', 'number'].includes(String(json(field)['type'])))
        .map(([name]) => name);
      const name = random.pick(fields);
      return { at: [...path, (value as unknown[]).length], value: name, names: name };
    },
    ({ file }, sources) =>
      Object.values(json(valueAt(sources, file, ['properties']))).some((field) =>
        ['integer', 'boolean', 'number'].includes(String(json(field)['type'])),
      ),
  ),
  added(
    'a stamp on a field that people write',
    [['entities', STEP]],
    ({ file, path, value }, random, sources) => {
      const name = random.pick(written(sources, file));
      return {
        at: [...path, 'stamps'],
        value: { ...(json(value)['stamps'] as object), [name]: 'none' },
        names: name,
        told: [...path, 'stamps', name],
        on: 'key',
      };
    },
    // Excludes documents whose fields are all written by the server.
    ({ file }, sources) => written(sources, file).length > 0,
  ),
  replaced(
    'two operations on one route',
    [['endpoints', 'operations/*/path']],
    ({ file, path }, _random, sources) =>
      valueAt(sources, file, ['operations', otherOperation(sources, file, String(path[1]))!, 'path']),
    {
      fits: ({ file, path }, sources) => otherOperation(sources, file, String(path[1])) !== undefined,
      names: '',
      at: ({ path }) => path.slice(0, 2),
      on: 'key',
    },
  ),
  replaced(
    'an import that cannot tell records apart',
    [['endpoints', 'operations/*/import/match']],
    ({ file, path, value }, random, sources) =>
      random.pick(
        (valueAt(sources, file, [...path.slice(0, -1), 'columns']) as string[]).filter((column) => column !== value),
      ),
  ),
  removed(
    'an import whose columns lack the one that tells records apart',
    [['endpoints', 'operations/*/import/columns/*']],
    {
      fits: (site, sources) => valueAt(sources, site.file, [...site.path.slice(0, -2), 'match']) === site.value,
      told: ({ path }) => [...path.slice(0, -2), 'match'],
      names: ({ value }) => String(value),
    },
  ),
  added('a report column under an unknown heading', [['reports', 'x-report/columns/*']], ({ path }, random) => {
    const value = random.misspell('cantidades');
    return { at: [...path, 'group'], value, names: value };
  }),
  added('a report with a column twice', [['reports', 'x-report/columns']], ({ path, value }, random) => {
    const column = random.pick(value as { field: string }[]);
    return {
      at: [...path, (value as unknown[]).length],
      value: column,
      names: column.field,
      told: [...path, (value as unknown[]).length, 'field'],
    };
  }),
  added(
    'a sum of texts',
    [['reports', 'x-report/columns/*']],
    ({ path, value }) => ({ at: [...path, 'total'], value: 'sum', names: String(json(value)['field']) }),
    ({ value }) => json(value)['format'] === undefined,
  ),
];

/** Returns an earlier operation of the same file with the same method and another path. */
function otherOperation(sources: Sources, file: string, name: string): string | undefined {
  const operations = Object.entries(json(valueAt(sources, file, ['operations'])) as Readonly<Record<string, Json>>);
  const method = (operation: Json) => operation['method'] ?? (operation['kind'] === 'query' ? 'GET' : 'POST');
  const own = operations.findIndex(([other]) => other === name);
  return operations
    .slice(0, own)
    .find(
      ([, other]) =>
        method(other) === method(operations[own]![1]) &&
        typeof other['path'] === 'string' &&
        other['path'] !== operations[own]![1]['path'] &&
        !other['path'].includes('{'),
    )?.[0];
}
