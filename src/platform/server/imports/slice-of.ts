import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { changesBetween, isEqual } from '../records/changes';
import { insertValues, updateValues, type ColumnValues } from '../records/column-values';
import type { Actor } from '../db/actor';
import type { AuditEntry } from '../db/audit';
import type { Queryable } from '../db/database';
import { rows } from '../db/rows';
import type { ColumnRow, Slice } from '../db/staged/slice';
import type { Pending } from './pending';
import { writableOf } from './writable-of';

/** A valid row, with its derived values. */
export interface Right {
  readonly row: Pending;
  readonly copies: ColumnValues;
}

/** Returns the writes of some rows, with the keys of new records and the audit row of each. */
export async function sliceOf(
  db: Queryable,
  resource: Resource,
  right: readonly Right[],
  actor: Actor,
): Promise<Slice> {
  const { table, key, name } = resource;
  const columns = getTableColumns(table);
  const byColumn = (values: Readonly<Record<string, unknown>>): ColumnRow =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([, value]) => value !== undefined)
        .map(([field, value]) => [columns[field]!.name, value]),
    );
  const fresh = right.filter(({ row }) => !row.entry.stored);
  const keys = key.kind === 'serial' ? await nextKeys(db, resource, fresh.length) : [];
  const nuevas: ColumnRow[] = [];
  const cambios: ColumnRow[] = [];
  const bitacora: AuditEntry[] = [];
  for (const [
    index,
    {
      row: { record },
      copies,
    },
  ] of fresh.entries()) {
    const values = { ...insertValues(resource, resource, record, ''), ...copies };
    const id = (keys[index] ?? values[key.name]) as string | number;
    nuevas.push(byColumn({ ...values, [key.name]: id, creadoPor: actor.usuarioId, modificadoPor: actor.usuarioId }));
    bitacora.push({ accion: 'CREAR', entidad: name, entidadId: id, despues: values });
  }
  for (const {
    row: { record, entry },
    copies,
  } of right) {
    const { stored } = entry;
    if (!stored) continue;
    const id = stored[key.name] as string | number;
    const values = { ...updateValues(resource, resource, record, '', actor), ...copies };
    cambios.push({
      ...byColumn({ ...values, modificadoPor: actor.usuarioId, fechaModificacion: new Date() }),
      [key.column.name]: id,
      version: stored['version'],
    });
    const { antes, despues } = changesBetween(writableOf(resource, stored), record, []);
    const followed = Object.keys(copies).filter((field) => !isEqual(stored[field], copies[field]));
    const pick = (of: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(followed.map((field) => [field, of[field] ?? null]));
    bitacora.push({
      accion: 'EDITAR',
      entidad: name,
      entidadId: id,
      antes: { ...antes, ...pick(stored) },
      despues: { ...despues, ...pick(copies) },
    });
  }
  const { usuarioId, unidadId, ip, device, correlationId } = actor;
  return {
    tabla: getTableName(table),
    clave: key.column.name,
    nuevas,
    cambios,
    actor: { usuarioId, unidadId, ip, device, correlationId },
    bitacora,
  };
}

/** Reserves keys from the sequence; keys of rows that are never written stay unused. */
async function nextKeys(db: Queryable, { table, key }: Resource, count: number): Promise<number[]> {
  if (count === 0) return [];
  const found = await rows<{ id: string }>(
    db,
    sql`select nextval(pg_get_serial_sequence(${`"${getTableName(table)}"`}, ${key.column.name}))::text as id from generate_series(1, ${count}::int)`,
  );
  return found.map(({ id }) => Number(id));
}
