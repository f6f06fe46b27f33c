import type { FormSpec } from '../validation/form-spec';
import { isObject, type LooseRecord } from '../paths';
import { rowKeysOf } from './row-keys';

/**
 * Returns a copy of a record as initial values of a new one. Omits fields of the server (key, labels, audit block), unique fields and
 * folios, and row keys. Omitted fields take their defaults.
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
