import { isObject } from '#platform/shared/paths';
import type { FieldChange } from '#platform/shared/history-event';

/** A changed value, with its path and, in a list, its row. */
export interface FlatChange {
  /** Schema path: `domicilio.calle`, `lineas.cantidadSolicitada`. */
  readonly path: string;
  /** Key of the row, or its position from 1. */
  readonly row: string | null;
  readonly antes: unknown;
  readonly despues: unknown;
  readonly oculto: boolean;
}

type Keys = Readonly<Record<string, string>>;

/**
 * Splits the changes of an event into single values, so that groups and rows show only differences.
 *
 * @param keys key fields of list items, by the list's path
 */
export function flattenChanges(changes: readonly FieldChange[], keys: Keys = {}): FlatChange[] {
  return changes.flatMap(({ campo, antes, despues, oculto }) =>
    oculto
      ? [{ path: campo, row: null, antes: null, despues: null, oculto }]
      : parts(campo, null, antes, despues, keys),
  );
}

function parts(path: string, row: string | null, before: unknown, after: unknown, keys: Keys): FlatChange[] {
  if (isObject(before) || isObject(after)) {
    const [old, now] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) =>
      parts(`${path}.${name}`, row, old[name], now[name], keys),
    );
  }
  if (isRows(before) || isRows(after))
    return rows(path, isRows(before) ? before : [], isRows(after) ? after : [], keys);
  return isSame(before, after) ? [] : [{ path, row, antes: before ?? null, despues: after ?? null, oculto: false }];
}

function rows(
  path: string,
  before: readonly Record<string, unknown>[],
  after: readonly Record<string, unknown>[],
  keys: Keys,
): FlatChange[] {
  const key = keys[path] ?? keyOf([...before, ...after]);
  const named = (list: readonly Record<string, unknown>[]) =>
    new Map(list.map((row, index) => [key ? String(row[key]) : String(index + 1), row]));
  const [old, now] = [named(before), named(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) =>
    parts(path, name, old.get(name) ?? {}, now.get(name) ?? {}, keys).filter(
      (change) => change.path !== `${path}.${key}`,
    ),
  );
}

/** Returns the first field of the rows if it is a key (`solicitudDetalleId`). */
function keyOf(all: readonly Record<string, unknown>[]): string | null {
  const [first] = Object.keys(all[0] ?? {});
  return first &&
    first.endsWith('Id') &&
    all.every((row) => typeof row[first] === 'number') &&
    new Set(all.map((row) => row[first])).size * 2 >= all.length
    ? first
    : null;
}

function isRows(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
