import type { Model, OutputFile } from '../../model';
import { literal, propertyName, quote } from '../code';

const ENTITIES = ['schemas/entities'];

/** Names and types of all resources, permissions and profiles, and names of the value functions that the areas must define. */
export function emitRegistry(model: Model): OutputFile[] {
  return [
    resourceNames(model),
    resourceTypes(model),
    productNames(),
    permissions(model),
    conflicts(model),
    ruleNames(model),
    pages(model),
  ];
}

function resourceNames({ entities }: Model): OutputFile {
  const names = entities.map((entity) => `  ${quote(entity.name)},\n`).join('');
  const samples = entities
    .filter(({ backend }) => backend === 'mock')
    .map(({ name }) => quote(name))
    .join(' | ');
  const served = samples === '' ? 'ResourceName' : `Exclude<ResourceName, ${samples}>`;
  return {
    path: 'shared/resource-names.gen.ts',
    sources: ENTITIES,
    content: `export const RESOURCE_NAMES = [\n${names}] as const;\n\nexport type ResourceName = (typeof RESOURCE_NAMES)[number];\n\n/** Those whose records the server keeps. */\nexport type ServedResourceName = ${served};\n`,
  };
}

/** Gives the platform, which imports no generated file, the names of the product. */
function productNames(): OutputFile {
  return {
    path: 'shared/product-names.gen.ts',
    sources: [...ENTITIES, 'schemas/endpoints', 'schemas/profiles.json'],
    content: `// Aliases: within the augmentation, the names of the module itself take precedence.
import type { OperationName as Operation } from './operations.gen';
import type { PermissionKey as Permission } from './permissions.gen';
import type { ResourceName as Resource, ServedResourceName as ServedResource } from './resource-names.gen';

declare module '#platform/shared/product-names' {
  interface ProductNames {
    readonly operation: Operation;
    readonly permission: Permission;
    readonly resource: Resource;
    readonly servedResource: ServedResource;
  }
}
`,
  };
}

function resourceTypes({ entities }: Model): OutputFile {
  const imports = entities
    .map(({ name, pascal }) => `import type { ${pascal}, ${pascal}Input } from './types/${name}.gen';\n`)
    .join('');
  const rows = entities
    .map(
      ({ name, pascal, key }) =>
        `  ${propertyName(name)}: { record: ${pascal}; input: ${pascal}Input; id: ${key.type === 'text' ? 'string' : 'number'} };\n`,
    )
    .join('');
  return {
    path: 'shared/resource-types.gen.ts',
    sources: ENTITIES,
    content: `${imports}\n/** Record, input and key type of every resource, by name. */\nexport interface ResourceTypes {\n${rows}}\n\n/** The schema of every resource, and what its fields were called before: for what the type checker says of screens that people own. */\nexport interface ResourceSchemas {\n${entities.map(schemaOf).join('')}}\n`,
  };
}

function schemaOf({ name, source, fields }: Model['entities'][number]): string {
  const renamed = fields.flatMap((field) =>
    field.renamedFrom ? [`${propertyName(field.renamedFrom)}: ${quote(field.name)}`] : [],
  );
  return `  ${propertyName(name)}: { file: ${quote(source.file)}; renamed: ${renamed.length > 0 ? `{ ${renamed.join('; ')} }` : '{}'} };\n`;
}

function permissions(model: Model): OutputFile {
  const keys = model.permissions
    .map(({ key, resource, action, risk, planned }) => `  ${literal({ key, resource, action, risk, planned })},\n`)
    .join('');
  const profiles = model.profiles
    .map(
      ({ name, title, scope, startRoute, forcedLayout, grants, demoUser, permissions: held }) =>
        `  ${propertyName(name)}: ${literal({ title, scope, startRoute, forcedLayout, grants, demoUser, permissions: held }, 0).replaceAll('\n', '\n  ')},\n`,
    )
    .join('');
  return {
    path: 'shared/permissions.gen.ts',
    sources: ['schemas/profiles.json'],
    content: `export const PERMISSIONS = [\n${keys}] as const;\n\nexport type PermissionKey = (typeof PERMISSIONS)[number]['key'];\n\n/** Profiles of the product as it is installed; an administrator may change them afterwards. */\nexport const PROFILES = {\n${profiles}} as const;\n\nexport type ProfileName = keyof typeof PROFILES;\n`,
  };
}

function conflicts({ conflicts: pairs }: Model): OutputFile {
  const rows = pairs
    .map(({ permissions: keys, severity, reason }) => `  ${literal({ permissions: keys, severity, reason })},\n`)
    .join('');
  return {
    path: 'shared/permission-conflicts.gen.ts',
    sources: ['schemas/profiles.json'],
    content: `import type { PermissionKey } from './permissions.gen';

export interface PermissionConflict {
  readonly permissions: readonly [PermissionKey, PermissionKey];
  readonly severity: 'BAJO' | 'MEDIO' | 'ALTO';
  readonly reason: Readonly<Record<'es' | 'en' | 'es-mx', string>>;
}

/** Permissions that one person should not hold together. */
export const PERMISSION_CONFLICTS: readonly PermissionConflict[] = [\n${rows}];\n`,
  };
}

function ruleNames({ entities }: Model): OutputFile {
  const values = new Set<string>();
  const records = new Set(entities.flatMap((entity) => entity.rules));
  const computed = new Set<string>();
  const fills = new Set<string>();
  const cells = new Set<string>();
  const collect = (fields: Model['entities'][number]['fields']): void => {
    for (const field of fields) {
      if (field.rule) values.add(field.rule);
      if (field.computed) computed.add(field.computed.fn);
      if (field.fills) fills.add(field.fills.fn);
      if (field.importAs) cells.add(field.importAs);
      collect(field.fields);
    }
  };
  for (const entity of entities) {
    collect(entity.fields);
    for (const { fields } of entity.lifecycle?.transitions ?? []) collect(fields);
  }
  const union = (names: ReadonlySet<string>) => [...names].toSorted().map(quote).join(' | ') || 'never';
  return {
    path: 'shared/rule-names.gen.ts',
    sources: ENTITIES,
    content: [
      '/** Rules, computed fields, fillings and readings of cells that the schemas name. A name that no area defines does not compile. */',
      `export type ValueRuleName = ${union(values)};`,
      `export type RecordRuleName = ${union(records)};`,
      `export type ComputedName = ${union(computed)};`,
      `export type FillName = ${union(fills)};`,
      `export type CellReadingName = ${union(cells)};`,
      '',
    ].join('\n'),
  };
}

/** Start pages: lists, new records, reports and other entries of the menu. */
function pages({ entities, reports, navigation }: Model): OutputFile {
  const all = new Map<string, string | null>([
    ...navigation.flatMap(({ items }) =>
      items.filter(({ to }) => !to.includes('?')).map((item) => [item.to, item.permissions?.[0] ?? null] as const),
    ),
    ...entities.flatMap(({ name, operations, permissions: needed }) => [
      ...(operations.includes('list') ? [[`/${name}`, needed.list] as const] : []),
      ...(operations.includes('create') ? [[`/${name}/create`, needed.create] as const] : []),
    ]),
    ...reports
      .filter(({ menu }) => menu !== null)
      .map(({ name, permission }) => [`/reportes/${name}`, permission] as const),
  ]);
  const rows = [...all]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([to, permission]) => `  [${quote(to)}, ${permission === null ? 'null' : quote(permission)}],\n`)
    .join('');
  return {
    path: 'shared/pages.gen.ts',
    sources: ['schemas/entities', 'schemas/reports', 'schemas/navigation.json'],
    content: `/** Addresses at which one may begin to work, and the permission that each asks for; null for none. */\nexport const PAGES: ReadonlyMap<string, string | null> = new Map<string, string | null>([\n${rows}]);\n`,
  };
}
