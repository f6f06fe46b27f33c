import { isObject } from '#platform/shared/paths';
import { AUDIT_FIELDS } from './resources';

export interface Changes {
  readonly antes: Record<string, unknown>;
  readonly despues: Record<string, unknown>;
}

/** Returns the fields that differ between two states of a record. Excludes stamps and nested records, which have separate entries. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  aside: readonly string[],
): Changes {
  const skipped = new Set<string>([...AUDIT_FIELDS.filter((name) => name !== 'activo'), ...aside]);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !skipped.has(name) && !isEqual(before[name], after[name]),
  );
  const pick = (record: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
  return { antes: pick(before), despues: pick(after) };
}

/** Compares two JSON values; the order of an object's members is irrelevant. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isEqual(a[name], b[name]));
}
