import type { Entity, ScopeKind } from '../model';

/** The kind of scope whose places, or people, the records of the entity are: its `scope` ties that kind to its own key. Null where they are none. */
export function ownKind({ scope, key }: Pick<Entity, 'scope' | 'key'>): ScopeKind | null {
  return (Object.keys(scope) as ScopeKind[]).find((kind) => scope[kind]?.includes(key.name)) ?? null;
}
