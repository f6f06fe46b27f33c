import { groupBy } from '../../group-by';
import type { Entity, Field } from '../../model';

/**
 * Fields of a record that need a permission, by path, in the form of a resource module (src/platform/web/ui/resource/resource-module.ts).
 */
export function secretsOf(
  entity: Entity,
  entities: ReadonlyMap<string, Entity>,
): Record<string, { permission: string; initial?: true }> {
  const own = new Map(entity.fields.flatMap((field) => secretsIn(field, entities)));
  const following = entity.fields.flatMap(({ name, computed }) => {
    const [permission] = (computed?.from ?? []).flatMap((path) => own.get(path)?.permission ?? []);
    return permission === undefined ? [] : [[name, { permission }] as const];
  });
  return Object.fromEntries([...own, ...following]);
}

/** Permissions without which free text finds nothing; empty when a searched field is public. */
export function searchNeeds(entity: Entity, entities: ReadonlyMap<string, Entity>): string[] {
  const secrets = secretsOf(entity, entities);
  // The search text of a table is searched as a whole.
  const groups = groupBy(entity.search, (path) =>
    entity.fields.some(({ name, embed }) => embed && name === path.split('.')[0]) ? path.split('.')[0]! : '',
  );
  const needs = [...groups.values()].map((paths) =>
    paths.flatMap((path) => (secrets[path] ?? secrets[path.split('.')[0]!])?.permission ?? []),
  );
  return needs.some((group) => group.length === 0) ? [] : [...new Set(needs.flat())];
}

function secretsIn(
  field: Field,
  entities: ReadonlyMap<string, Entity>,
): (readonly [string, { permission: string; initial?: true }])[] {
  const { name, sensitive, embed } = field;
  const inner = embed ? (entities.get(embed.entity)?.fields ?? []) : [];
  const shown = sensitive?.show;
  const within = inner.flatMap((child) => {
    const part = typeof shown === 'object' ? shown?.[child.name] : undefined;
    if (sensitive && part !== 'whole')
      return [
        [
          `${name}.${child.name}`,
          { permission: sensitive.permission, ...(part === 'initial' ? { initial: true as const } : {}) },
        ] as const,
      ];
    return child.sensitive
      ? [
          [
            `${name}.${child.name}`,
            {
              permission: child.sensitive.permission,
              ...(child.sensitive.show === 'initial' ? { initial: true as const } : {}),
            },
          ] as const,
        ]
      : [];
  });
  if (embed) return within;
  return sensitive
    ? [[name, { permission: sensitive.permission, ...(shown === 'initial' ? { initial: true as const } : {}) }]]
    : [];
}
