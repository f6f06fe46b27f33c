import type { Entity, ScopeKind } from '../model';

/**
 * Returns the kind of scope whose places or persons are the records of this entity: its `scope` ties that kind to its own key. Returns null
 * when there is none.
 */
export function ownKind({ scope, key }: Pick<Entity, 'scope' | 'key'>): ScopeKind | null {
  return (Object.keys(scope) as ScopeKind[]).find((kind) => scope[kind]?.includes(key.name)) ?? null;
}
