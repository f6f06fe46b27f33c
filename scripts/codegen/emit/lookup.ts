import type { Entity, Field, Model } from '../model';

interface Host {
  readonly host: Entity;
  readonly field: Field;
}
interface Index {
  readonly byName: ReadonlyMap<string, Entity>;
  readonly hosts: ReadonlyMap<string, readonly Host[]>;
}

const indexes = new WeakMap<Model, Index>();

/** Returns the entity with a name, or undefined. */
export function entityNamed(model: Model, name: string | null | undefined): Entity | undefined {
  return name == null ? undefined : indexOf(model).byName.get(name);
}

/** Returns the entities that embed an entity, each with the embedding field. */
export function hostsOf(model: Model, { name }: Entity): readonly Host[] {
  return indexOf(model).hosts.get(name) ?? [];
}

/** Built once per model: searching all entities for each of them would take quadratic time. */
function indexOf(model: Model): Index {
  const known = indexes.get(model);
  if (known) return known;
  const hosts = new Map<string, Host[]>();
  for (const host of model.entities) {
    for (const field of host.fields) {
      if (field.embed) hosts.set(field.embed.entity, [...(hosts.get(field.embed.entity) ?? []), { host, field }]);
    }
  }
  const index = { byName: new Map(model.entities.map((entity) => [entity.name, entity])), hosts };
  indexes.set(model, index);
  return index;
}
