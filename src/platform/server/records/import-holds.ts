import type { Resource } from '../entity/resource';
import { isFilled, type LooseRecord } from '#platform/shared/paths';
import { Problem } from '../db/problem';

/**
 * Reservations of a running import on the embedded database, which writes in many short transactions. Until it ends, other writes that
 * change its records, take its keys or deactivate its references fail at once instead of waiting. PostgreSQL uses locks for this; the
 * embedded database has one process, so memory suffices.
 */
const held = new Map<string, number>();

/** Reservations of one import. */
export interface Holding {
  readonly record: (resource: Resource, key: unknown) => void;
  readonly values: (resource: Resource, record: LooseRecord) => void;
  readonly target: (entity: string, key: unknown) => void;
  readonly release: () => void;
}

/**
 * Creates the reservations of an import.
 *
 * @throws Problem 409 IMPORTACION_EN_CURSO when another import will write the same
 */
export function holdForImport(): Holding {
  const own = new Set<string>();
  const hold = (name: string, isShared: boolean) => {
    if (own.has(name)) return;
    if (!isShared && held.has(name)) throw underWay();
    own.add(name);
    held.set(name, (held.get(name) ?? 0) + 1);
  };
  return {
    record: (resource, key) => hold(recordName(resource, key), false),
    values: (resource, record) => {
      for (const name of valueNames(resource, record)) hold(name, false);
    },
    target: (entity, key) => hold(targetName(entity, key), true),
    release() {
      for (const name of own) {
        const others = (held.get(name) ?? 1) - 1;
        if (others > 0) held.set(name, others);
        else held.delete(name);
      }
      own.clear();
    },
  };
}

/** @throws Problem 409 IMPORTACION_EN_CURSO for a record that an import will write */
export function refuseHeldRecord(resource: Resource, key: unknown): void {
  if (held.size > 0 && held.has(recordName(resource, key))) throw underWay();
}

/** @throws Problem 409 IMPORTACION_EN_CURSO for unique values that an import will write */
export function requireNotImportOwned(resource: Resource, record: LooseRecord): void {
  if (held.size > 0 && valueNames(resource, record).some((name) => held.has(name))) throw underWay();
}

/** @throws Problem 409 IMPORTACION_EN_CURSO for a record that an import will refer to */
export function refuseHeldTarget(resource: Resource, key: unknown): void {
  if (held.size > 0 && held.has(targetName(resource.name, key))) throw underWay();
}

const underWay = () => new Problem(409, 'IMPORTACION_EN_CURSO');
const recordName = ({ name }: Resource, key: unknown) => `r ${name} ${String(key)}`;
const targetName = (entity: string, key: unknown) => `t ${entity} ${String(key)}`;

function valueNames({ name, unique }: Resource, record: LooseRecord): string[] {
  return Object.entries(unique).flatMap(([constraint, fields]) =>
    fields.every((field) => isFilled(record[field]))
      ? [`u ${name} ${constraint} ${JSON.stringify(fields.map((field) => record[field]))}`]
      : [],
  );
}
