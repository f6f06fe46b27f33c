import type { Resource } from '../entity/resource';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled, valueAt, type LooseRecord } from '#platform/shared/paths';
import { invalid } from '../db/problem';
import { isEqual } from './changes';

/** Adds fields that only a creation may set when an update omits them. */
export function restoreWriteOnce(
  resource: Resource,
  body: Readonly<Record<string, unknown>>,
  before: LooseRecord,
): Record<string, unknown> {
  const kept = resource.form.writeOnce.filter(
    (path) => !path.includes('.') && !isFilled(body[path]) && isFilled(before[path]),
  );
  return { ...body, ...Object.fromEntries(kept.map((path) => [path, before[path]])) };
}

/**
 * Refuses changes to fields that only a creation may set.
 *
 * @throws Problem 422 NO_MODIFICABLE on each such field that an update would change.
 */
export function requireUnchanged(resource: Resource, before: LooseRecord, record: LooseRecord): void {
  const changed = resource.form.writeOnce.filter(
    (path) => isFilled(valueAt(before, path)) && !isEqual(valueAt(before, path), valueAt(record, path)),
  );
  const issues: Issue[] = changed.map((campo) => ({ campo, codigo: 'NO_MODIFICABLE', params: {} }));
  if (issues.length > 0) throw invalid(issues);
}
