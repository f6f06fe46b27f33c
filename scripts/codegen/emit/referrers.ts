import type { Entity, Field, Model } from '../model';

/** A field of another entity that points to this one. */
export interface Referrer {
  readonly entity: Entity;
  readonly field: Field;
}

/** For each entity the listed ones whose own fields point to it, found in one walk over the model. */
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
