import type { FormSpec } from './form-spec';
import { isObject, type LooseRecord } from './paths';
import { rowKeysOf } from './row-keys';

/**
 * A record as the start of another like it: without what the server sets (key, labels, audit block), without what
 * makes it unique or numbers it, and with rows that are rows of their own. What is left out starts as in a new record.
 */
export function copyRecord(form: FormSpec, record: LooseRecord): Record<string, unknown> {
  const left = new Set(form.notCopied);

  const copyObject = (source: LooseRecord, prefix: string, rowKey?: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(source)
        .map(([name, value]) => [name, value, prefix + name] as const)
        .filter(([name, , path]) => path !== 'id' && name !== rowKey && !form.readOnly.has(path) && !left.has(path))
        .map(([name, value, path]) => [name, copyValue(value, path)]),
    );
  const copyValue = (value: unknown, path: string): unknown => {
    if (Array.isArray(value))
      return value.map((item) => (isObject(item) ? copyObject(item, `${path}.`, rowKeysOf(form)[path]) : item));
    return isObject(value) ? copyObject(value, `${path}.`) : value;
  };

  const fresh = Object.entries(form.defaults).filter(([name]) => left.has(name));
  return { ...structuredClone(Object.fromEntries(fresh)), ...copyObject(record, '') };
}
