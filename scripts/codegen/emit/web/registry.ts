import { BUCKETS, bucketOf } from '#platform/shared/bucket-of';
import { LANGUAGES, type Entity, type Language, type Model, type OutputFile } from '../../model';
import { propertyName } from '../code';

const SOURCES = ['schemas/entities'];

/**
 * `resources.gen.ts` and `resources/<n>.gen.ts`: every resource behind a separate import. The imports are split into parts, so that a page
 * does not load hundreds of resources. `menu/<language>.gen.json`: the menu, a data file that is fetched after the page is ready.
 */
export function emitWebRegistry(model: Model): OutputFile[] {
  return [registry(), ...Array.from({ length: BUCKETS }, (_, index) => part(model, index)), ...menu(model)];
}

function registry(): OutputFile {
  const imports = Array.from({ length: BUCKETS }, (_, index) => `  () => import('./resources/${index}.gen'),\n`).join(
    '',
  );
  return {
    path: 'web/resources.gen.ts',
    sources: SOURCES,
    content: `import type { ResourceModule } from '#platform/web/ui/resource/resource-module';

/** Some of the resources, each behind its own import: opening one loads that one. */
export type ResourcePart = Readonly<Record<string, () => Promise<{ default: ResourceModule }>>>;

/** The parts, by \`bucketOf\` of a resource's name; those of the samples apart, whose files are not there where samples are off. */
export const RESOURCE_PARTS: readonly (() => Promise<{ RESOURCES: ResourcePart; SAMPLES: ResourcePart }>)[] = [
${imports}];
`,
  };
}

function part({ entities }: Model, index: number): OutputFile {
  const imports = (backend: Entity['backend']) =>
    entities
      .filter((entity) => bucketOf(entity.name) === index && entity.backend === backend)
      .map(({ name }) => `  ${propertyName(name)}: () => import('../${name}/resource.gen'),\n`)
      .join('');
  return {
    path: `web/resources/${index}.gen.ts`,
    sources: SOURCES,
    content: `import type { ResourcePart } from '../resources.gen';\n\nexport const RESOURCES: ResourcePart = {\n${imports('server')}};\n\nexport const SAMPLES: ResourcePart = {\n${imports('mock')}};\n`,
  };
}

/** Labels of a document's primary steps; the start page shows the number of documents waiting for each. */
function stepsOf(entity: Entity | undefined, language: Language): { steps?: Record<string, string> } {
  const steps = entity?.lifecycle?.transitions.filter(({ tone, automatic }) => tone === 'primary' && !automatic) ?? [];
  return steps.length === 0
    ? {}
    : { steps: Object.fromEntries(steps.map(({ name, labels }) => [name, labels[language]])) };
}

/** Data of a list for the header's search: the permission to create one of its records, and synonyms. */
function foundBy(entity: Entity | undefined, language: Language): { create?: string; words?: string } {
  if (!entity) return {};
  const words = entity.menu?.words?.[language];
  return {
    ...(entity.operations.includes('create') && { create: entity.permissions.create }),
    ...(words && { words }),
  };
}

/** Places of the entries among the tasks of profiles, by address: entries for several kinds of units share one. */
function tasksByAddress({
  navigation,
  profiles,
}: Model): ReadonlyMap<string, { readonly tasks: Readonly<Record<string, number>> }> {
  const addresses = new Map(navigation.flatMap(({ items }) => items.map(({ id, to }) => [id, to] as const)));
  const places = new Map<string, { tasks: Record<string, number> }>();
  for (const { name, tasks } of profiles)
    for (const [place, task] of (tasks ?? []).entries()) {
      const to = addresses.get(task) ?? '';
      places.set(to, { tasks: { ...places.get(to)?.tasks, [name]: place } });
    }
  return places;
}

function menu(model: Model): OutputFile[] {
  const { navigation, entities } = model;
  const tasks = tasksByAddress(model);
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  return LANGUAGES.map((language) => {
    const groups = navigation.map(({ id, icon, labels, unitGroups, sections, items }) => ({
      id,
      icon,
      text: labels[language],
      unitGroups,
      items: items.map((item) => ({
        id: item.id,
        icon: item.icon,
        to: item.to,
        section: sections.find((section) => section.id === item.section)?.labels[language] ?? null,
        permissions: item.permissions,
        ...(item.needs && { needs: item.needs }),
        entity: item.entity,
        pile: item.pile,
        unitGroups: item.unitGroups,
        kind: item.kind,
        ...tasks.get(item.to),
        backend: item.backend,
        ...stepsOf(byName.get(item.entity ?? ''), language),
        ...foundBy(byName.get(item.entity ?? ''), language),
        one: item.entity ? (byName.get(item.entity)?.labels.one[language] ?? null) : null,
        text: item.entity ? (byName.get(item.entity)?.labels.many[language] ?? item.entity) : item.labels[language],
      })),
    }));
    return {
      path: `web/menu/${language}.gen.json`,
      content: menuJson(groups),
      sources: ['schemas/navigation.json', 'schemas/profiles.json', ...SOURCES],
    };
  });
}

/** Returns the JSON of the menu with one item per line, so that a diff shows the changed items. */
function menuJson(groups: readonly { readonly items: readonly unknown[] }[]): string {
  const lines = groups.map(({ items, ...group }) => {
    const head = JSON.stringify(group).slice(0, -1);
    return `${head},"items":[\n${items.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]}`;
  });
  return `[\n${lines.join(',\n')}\n]\n`;
}
