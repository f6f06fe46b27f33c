import type { Scope, ScopeKind } from '../model';

/** Reads a scope in the model's form: for each kind, alternative fields that tie the record to it. */
export function scopeFrom(raw: unknown): Scope {
  return Object.fromEntries(
    Object.entries((raw ?? {}) as Record<ScopeKind, string | string[]>).map(([kind, paths]) => [kind, [paths].flat()]),
  );
}
