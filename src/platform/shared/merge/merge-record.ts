import { whoChanged, type MergeChange, type MergeOptions, type MergeResult, type Merging } from './merge-change';
import { mergeRows } from './merge-rows';
import { isObject, schemaPath, type LooseRecord } from '../paths';
import { sameValues } from './same-values';

/**
 * Performs a three-way merge of a record: `mine` and `theirs` are both based on `base`. A field changed by one side is taken from that
 * side. A field changed differently by both is a conflict: `mine` wins, unless `choices` decides otherwise. Every difference is reported.
 * Nested objects merge field by field, lists with a row key row by row, other lists as a whole. All blank values are equal: null, '',
 * undefined or an empty list.
 *
 * @example mergeRecord({ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }).merged // { a: 2, b: 3 }
 */
export function mergeRecord(
  base: LooseRecord,
  mine: LooseRecord,
  theirs: LooseRecord,
  options: MergeOptions = {},
): MergeResult {
  const changes: MergeChange[] = [];
  const merging: Merging = {
    ...options,
    note(change) {
      const taken = options.choices?.[change.path] ?? (change.changedBy === 'both' ? 'mine' : change.changedBy);
      changes.push({ ...change, field: fieldOf(change.path), taken });
      return taken;
    },
    value: (...values) => mergeValue(merging, ...values),
    object: (...objects) => mergeObject(merging, ...objects),
  };
  return { merged: mergeObject(merging, base, mine, theirs, ''), changes };
}

/** `lineas.#7.cantidad` → `lineas.cantidad` */
function fieldOf(path: string): string {
  return schemaPath(
    path
      .split('.')
      .filter((step) => !step.startsWith('#'))
      .join('.'),
  );
}

function mergeObject(
  merging: Merging,
  base: LooseRecord,
  mine: LooseRecord,
  theirs: LooseRecord,
  path: string,
): Record<string, unknown> {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(base)]);
  // Assignment would fail for a field named `__proto__`.
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      merging.value(own(base, name), own(mine, name), own(theirs, name), path ? `${path}.${name}` : name),
    ]),
  );
}

function mergeValue(merging: Merging, base: unknown, mine: unknown, theirs: unknown, path: string): unknown {
  if (merging.theirsOnly?.has(fieldOf(path)) || sameValues(mine, theirs)) return theirs ?? mine;
  const all = [base, mine, theirs];
  if (all.every((value) => isBlank(value) || isObject(value)))
    return merging.object(asObject(base), asObject(mine), asObject(theirs), path);
  if (all.every((value) => isBlank(value) || Array.isArray(value))) {
    const key = merging.rowKeys?.[fieldOf(path)];
    const rows =
      key === undefined ? null : mergeRows(merging, key, asArray(base), asArray(mine), asArray(theirs), path);
    if (rows) return rows;
  }
  return merging.note({ path, changedBy: whoChanged(base, mine, theirs), base, mine, theirs }) === 'mine'
    ? mine
    : theirs;
}

const own = (record: LooseRecord, name: string) => (Object.hasOwn(record, name) ? record[name] : undefined);
const isBlank = (value: unknown) => value === null || value === undefined || value === '';
const asObject = (value: unknown): LooseRecord => (isObject(value) ? value : {});
const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
