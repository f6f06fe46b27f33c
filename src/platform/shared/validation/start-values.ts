import type { FormSpec, Start } from './form-spec';
import { isFilled, isObject, schemaPath, valueAt } from '../paths';
import type { LooseRecord } from './rule';

/** Author of a new record, and the moment of its start. */
export interface Starter {
  /** Today, `yyyy-MM-dd`, in the record's place or the author's. */
  readonly today: string;
  /** ISO 8601 in UTC. */
  readonly now: string;
  /** Keys of the author's own places and people, by kind of scope. */
  readonly own: Readonly<Partial<Record<string, readonly number[]>>>;
}

/** Returns the form with its dynamic defaults, such as today and the author's unit, resolved. */
export function startedForm(form: FormSpec, starter: Starter): FormSpec {
  if (!form.starts) return form;
  const defaults = structuredClone(form.defaults) as Record<string, unknown>;
  const rowDefaults = structuredClone(form.rowDefaults) as Record<string, Record<string, unknown>>;
  for (const [path, start] of Object.entries(form.starts)) {
    const value = startValue(start, starter);
    if (value === null) continue;
    if (start.rows === undefined) put(defaults, path.split('.'), value);
    else put((rowDefaults[start.rows] ??= {}), path.slice(start.rows.length + 1).split('.'), value);
  }
  return { ...form, defaults, rowDefaults };
}

/**
 * Fills missing values with defaults; explicit empty values stay empty. A missing group is created only if all of its fields have defaults.
 * An empty row stays empty: defaults alone are not a record.
 */
export function withDefaults(form: FormSpec, sent: LooseRecord): Record<string, unknown> {
  const filled = filledIn(form, sent, form.defaults, '');
  return Object.keys(form.rowDefaults).length === 0 ? filled : (withRows(form, filled, '') as Record<string, unknown>);
}

function filledIn(form: FormSpec, sent: LooseRecord, defaults: LooseRecord, prefix: string): Record<string, unknown> {
  const record: Record<string, unknown> = { ...sent };
  for (const [name, value] of Object.entries(defaults)) {
    const own = record[name];
    const path = prefix + name;
    if (!isObject(value)) {
      if (own === undefined) record[name] = structuredClone(value);
    } else if (isObject(own)) record[name] = filledIn(form, own, value, `${path}.`);
    else if (own === undefined && isWhole(form, value, path)) record[name] = structuredClone(value);
  }
  return record;
}

/** True when every field of a group has a default. */
function isWhole(form: FormSpec, defaults: LooseRecord, path: string): boolean {
  return [...form.writable]
    .filter((each) => each.startsWith(`${path}.`))
    .every((each) => valueAt(defaults, each.slice(path.length + 1)) !== undefined);
}

function withRows(form: FormSpec, value: unknown, path: string): unknown {
  if (Array.isArray(value)) {
    const defaults = form.rowDefaults[path];
    return value.map((item: unknown) => {
      if (!isObject(item) || !Object.values(item).some(isFilled)) return item;
      const row = withRows(form, item, path) as Record<string, unknown>;
      return defaults ? filledIn(form, row, defaults, `${path}.`) : row;
    });
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      withRows(form, child, schemaPath(path === '' ? name : `${path}.${name}`)),
    ]),
  );
}

function startValue({ from, kind, codes }: Start, { today, now, own }: Starter): string | number | null {
  const month = Number(today.slice(5, 7));
  switch (from) {
    case 'today':
      return today;
    case 'now':
      return now;
    case 'month':
      return codes ? (codes[month - 1] ?? null) : month;
    case 'year':
      return Number(today.slice(0, 4));
    case 'mine': {
      const [only, ...others] = own[kind ?? ''] ?? [];
      return only === undefined || others.length > 0 ? null : only;
    }
  }
}

/** Sets the value at a path and creates missing groups on the way. */
export function put(target: Record<string, unknown>, [head, ...rest]: readonly string[], value: unknown): void {
  if (head === undefined) return;
  if (rest.length === 0) target[head] = value;
  else put((target[head] ??= {}) as Record<string, unknown>, rest, value);
}
