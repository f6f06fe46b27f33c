import type { Scope, ScopeKind } from '../model';

/** A scope as the model has it: for each kind the fields of which one must tie the record. */
export function scopeFrom(raw: unknown): Scope {
  return Object.fromEntries(
    Object.entries((raw ?? {}) as Record<ScopeKind, string | string[]>).map(([kind, paths]) => [kind, [paths].flat()]),
  );
}
