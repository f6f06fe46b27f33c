import type { Entity, Field, Model } from '../model';

/** Field of another entity that refers to this one. */
export interface Referrer {
  readonly entity: Entity;
  readonly field: Field;
}

/** Returns, for each entity, the entities with a list whose own fields refer to it. Walks the model once. */
export function referrersOf({ entities }: Pick<Model, 'entities'>): ReadonlyMap<string, readonly Referrer[]> {
  const found = new Map<string, Referrer[]>();
  for (const entity of entities) {
    if (!entity.operations.includes('list') || !entity.operations.includes('get')) continue;
    for (const field of entity.fields) {
      if (!field.reference || field.kind === 'list' || field.sensitive) continue;
      const known = found.get(field.reference.entity) ?? [];
      known.push({ entity, field });
      found.set(field.reference.entity, known);
    }
  }
  return found;
}
