import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Resource } from '#platform/server/entity/resource';
import { PERMISSIONS } from '#generated/shared/permissions.gen';
import { filterConditions } from '#platform/server/listing/conditions';
import { resolveLabel, resolvePath } from '#platform/server/listing/field-path';
import { parseListQuery } from '#platform/server/listing/list-query';
import { orderOf } from '#platform/server/listing/order';
import { AUDIT_FIELDS, resources } from '#platform/server/records/resources';
import type { Actor } from '#platform/server/db/actor';

/** Has every permission, so that no path is hidden from the test. */
const actor: Actor = {
  usuarioId: 1,
  unidadId: null,
  jurisdiccionId: null,
  almacenIds: [],
  servicioIds: [],
  permissions: new Map(PERMISSIONS.map(({ key }) => [key, 'RED'] as const)),
  timeZone: 'America/Monterrey',
  ip: null,
  device: null,
  correlationId: '',
};

const text = readFileSync('generated/shared/list-types.gen.ts', 'utf8');

/** Returns the members of an interface of the generated file: the text of each type by member name. */
function membersOf(name: string): ReadonlyMap<string, string> {
  const body = new RegExp(`export interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(text)![1]!;
  return new Map(
    body
      .split(/\n(?= {2}['\w])/)
      .map((member) => /^ {2}'?([\w-]+)'?:([\s\S]*);$/.exec(member)!)
      .map(([, resource, type]) => [resource!, type!]),
  );
}

const codesIn = (type: string) => Array.from(type.matchAll(/'([^']+)'/g), ([, code]) => code!);
const [filters, sorts, steps, parameters] = ['ListFilters', 'ListSorts', 'ListSteps', 'ListParameters'].map(membersOf);

function filtersOf(resource: string): [path: string, type: string][] {
  return Array.from(filters!.get(resource)!.matchAll(/readonly '?([\w.]+)'?\?: ([^;]+);/g), ([, path, type]) => [
    path!,
    type!,
  ]);
}

/** Returns sample values that a filter type permits. */
function samplesOf(type: string, resource: Resource, path: string): unknown[] {
  const code = resolvePath(resource, path, actor)?.options?.[0] ?? 'X';
  if (type === 'NumberFilter') return [1, [1, null], { gte: 1, lt: 9, ne: null, null: false }];
  if (type === 'TextFilter') return ['x', ['x', null], { gte: 'a', ne: 'x', like: 'x' }];
  if (type === 'DateFilter') return ['2026-01-31', { gte: '2026-01-31', lte: '2026-02-01T10:00:00Z'.slice(0, 10) }];
  if (type === 'BooleanFilter') return [true, [true, null], { ne: true }];
  if (type.startsWith('CodeFilter<')) return [code, [code, null], { ne: code, like: 'x' }];
  if (type === 'ListOfFilter<number>') return [1, [1, 2], { ne: 1 }];
  if (type === 'ListOfFilter<boolean>') return [true];
  if (type.startsWith('ListOfFilter<')) return [code, [code], { null: true }];
  throw new Error(`No sample of ${type}`);
}

/** Returns the paths that the server resolves by its descriptor, without the audit block. */
function resolvedPaths(resource: Resource): string[] {
  const own = (of: Resource): string[] => [
    of.key.name,
    ...of.embeds.map(({ keyName }) => keyName),
    ...of.counts.map(({ name }) => name),
    ...(of.inverses ?? []).map(({ name }) => name),
    ...of.fields.flatMap(({ name, inside }) => [name, ...Object.keys(inside ?? {}).map((child) => `${name}.${child}`)]),
  ];
  const paths = [
    ...own(resource),
    ...resource.embeds.flatMap(({ name, resource: inner }) =>
      [...own(inner), ...AUDIT_FIELDS].map((path) => `${name}.${path}`),
    ),
  ];
  return [...new Set(paths)].filter((path) => resolvePath(resource, path, actor) !== null).toSorted();
}

function labelsOf(resource: Resource): string[] {
  return [
    ...resource.references.map(({ label }) => label),
    ...resource.embeds.flatMap(({ name, resource: inner }) => inner.references.map(({ label }) => `${name}.${label}`)),
  ].filter((path) => resolveLabel(resource, path, actor) !== null);
}

describe.each(resources.map((resource) => [resource.name, resource] as const))('the list of %s', (name, resource) => {
  it('can be filtered by exactly the paths of its type', () => {
    const paths = filtersOf(name).map(([path]) => path);
    expect(paths.filter((path) => path !== 'paso').toSorted()).toEqual(resolvedPaths(resource));
  });

  it('accepts every form of value that its type allows', () => {
    const values = filtersOf(name).filter(([path]) => path !== 'paso');
    for (const [path, type] of values)
      for (const value of samplesOf(type, resource, path))
        expect(filterConditions(resource, { [path]: value }, actor), `${path} ${JSON.stringify(value)}`).toHaveLength(
          1,
        );
    expect(values.length).toBeGreaterThan(0);
  });

  it('can be sorted by exactly the paths of its type', () => {
    const own = resolvedPaths(resource).filter((path) => resolvePath(resource, path, actor)!.kind !== 'list');
    const named = codesIn(sorts!.get(name)!);
    expect(named.toSorted()).toEqual([...new Set([...own, ...labelsOf(resource)])].toSorted());
    for (const path of named) expect(orderOf(resource, path, 'asc', actor).by.length).toBeGreaterThan(0);
  });

  it('knows the steps and the parameters of its type', () => {
    for (const step of codesIn(steps!.get(name) ?? ''))
      expect(filterConditions(resource, { paso: step }, actor)).toHaveLength(1);
    const known = (resource.listParameters ?? []).map((parameter) => parameter.name);
    expect(Array.from(parameters!.get(name)!.matchAll(/readonly (\w+)\?/g), ([, each]) => each)).toEqual(known);
    for (const each of known) expect(parseListQuery(resource, { [each]: '1' }).asked).toHaveProperty(each);
  });
});
