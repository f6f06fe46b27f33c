import type { FormSpec } from '#platform/shared/validation/form-spec';
import { isObject, valueAt, type LooseRecord } from '#platform/shared/paths';
import { prepareRecord } from '#platform/shared/validation/prepare-record';
import type { Rules } from '#platform/shared/validation/rule';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Computes the derived values of a form with the functions that the server runs at every write. The result contains computed fields and
 * results of `derive` by path. Derived fields of lines are under the lines' path, one item for each line, and none for untouched lines.
 *
 * A function that fails on an unfinished record gives no value.
 *
 * @param today `yyyy-MM-dd`
 */
export function derivedValues(
  spec: FormSpec,
  values: LooseRecord,
  rules: Rules,
  today: string,
  language: string,
): ReadonlyMap<string, unknown> {
  const given = new Map<string, unknown>();
  const { derive, computed = [] } = spec;
  if (!derive && computed.length === 0) return given;
  // As sent, plus the fields set by the server, from which others may be derived.
  const record = asSent({ ...spec, readOnly: NOTHING }, values);
  for (const { path, fn } of computed) {
    const parent = path.includes('.') ? valueAt(record, path.slice(0, path.lastIndexOf('.'))) : record;
    given.set(
      path,
      attempt(() => rules.computed?.[fn]?.(isObject(parent) ? parent : {}, today, language)),
    );
  }
  const derived = derive && attempt(() => rules.derived?.[derive.fn]?.(record));
  if (!isObject(derived)) return given;
  for (const path of derive?.gives ?? []) {
    const [head = '', inner] = path.split('.');
    const value = derived[head];
    if (inner === undefined) given.set(path, value);
    else if (Array.isArray(value))
      given.set(
        head,
        value.map((line: unknown, index) => ({
          ...(given.get(head) as LooseRecord[] | undefined)?.[index],
          [inner]: isObject(line) ? line[inner] : undefined,
        })),
      );
  }
  return given;
}

/** Returns the prepared record. Lines are prepared one by one and cached, as one of a thousand may have changed. */
function asSent(spec: FormSpec, values: LooseRecord): LooseRecord {
  const paths = spec.lines.map(({ path }) => path).filter((path) => Array.isArray(values[path]));
  const record = prepareRecord(
    spec,
    Object.fromEntries(Object.entries(values).filter(([name]) => !paths.includes(name))),
  );
  for (const path of paths) {
    const rows = (values[path] as unknown[]).map((row) => lineAsSent(spec, path, row));
    // The grid's own trailing line is not sent.
    record[path] = rows.slice(0, rows.findLastIndex((row) => row !== null) + 1).map((row) => row ?? {});
  }
  return record;
}

/** Cache of prepared lines: a line of a form is never mutated, only replaced. */
const lines = new WeakMap<object, unknown>();

/** @returns null for a line without input */
function lineAsSent(spec: FormSpec, path: string, row: unknown): unknown {
  if (!isObject(row)) return null;
  const known = lines.get(row);
  if (known !== undefined) return known;
  const sent = (prepareRecord(spec, { [path]: [row] })[path] as unknown[] | undefined)?.[0] ?? null;
  lines.set(row, sent);
  return sent;
}

function attempt(give: () => unknown): unknown {
  try {
    return give();
  } catch {
    return undefined;
  }
}
