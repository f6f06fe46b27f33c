import type { LooseRecord } from './validation/rule';

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value at a dotted path; undefined when a part is missing. */
export function valueAt(record: unknown, path: string): unknown {
  let value: unknown = record;
  for (const step of path.split('.')) {
    if (!isObject(value)) return undefined;
    value = value[step];
  }
  return value;
}

/** Returns the values at a path that may pass through lists or end in one: `lineas.contadorId`, `editoresIds`. */
export function valuesAt(record: unknown, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (found, step) => found.flatMap((value) => (isObject(value) ? [value[step]].flat() : [])),
      [record],
    );
}

/** True when a value counts as given: not undefined, null, '' or an empty array. `false` and `0` are given. */
export function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** Removes array indices from a path: `horarioAtencion.0.abre` → `horarioAtencion.abre`. */
export function schemaPath(path: string): string {
  return path
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .join('.');
}

export type { LooseRecord };
