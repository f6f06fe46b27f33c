import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Resource } from '../../../../generated/server/resource.gen';
import type { Issue } from '../../../shared/issue';
import { isFilled } from '../../../shared/paths';
import { prepareRecord } from '../../../shared/prepare-record';
import { changesBetween, isEqual } from '../../crud/changes';
import { checkInput } from '../../crud/check-input';
import { fits, readTargets } from '../../crud/check-narrowing';
import { insertValues, updateValues } from '../../crud/column-values';
import { guards } from '../../crud/guards';
import { refuseOnceWritten, withOnceWritten } from '../../crud/once-written';
import { refusedWrite } from '../../crud/refused-write';
import { resourceOf } from '../../crud/resources';
import { scopeCondition } from '../../crud/scope';
import type { Actor } from '../../db/actor';
import { auditAll } from '../../db/audit';
import type { Queryable } from '../../db/database';
import type { ImportEntry, RowResult } from './import-row';
import { inChunks } from './in-chunks';
import { issuesOf } from './issues-of';
import { writableOf } from './writable-of';

/** Keys that one question asks for, and rows that one statement writes. */
const ASKED = 5000;
const WRITTEN = 500;

interface Pending {
  readonly at: number;
  readonly record: Record<string, unknown>;
  readonly entry: ImportEntry;
}

/** Whether a record is nothing but its row, so that many can be written at once: no effects, no parts, nothing to derive or to number. */
export function isPlain(resource: Resource, actor: Actor): boolean {
  const { embeds, lines, lifecycle, folio, derive, copies, narrowed, name, permissions, scope, writeScope } = resource;
  const isBound = [permissions.create, permissions.update].some((permission) => scopeCondition(resource, permission, actor, writeScope ?? scope) !== undefined);
  return embeds.length === 0 && lines.length === 0 && copies.length === 0 && !lifecycle && !folio && !derive && !isBound && !(name in guards) && narrowed.every(({ acyclic }) => !acyclic);
}

/**
 * Rows as a form's records would be checked, and written, many at a time: what the form's functions say of each, and what the database
 * would (references, pickers, unique keys) asked for all of them in a few questions.
 *
 * @param apply whether the right ones are written, too
 */
export async function importMany(tx: Queryable, resource: Resource, entries: readonly ImportEntry[], actor: Actor, apply: boolean): Promise<RowResult[]> {
  const results: RowResult[] = entries.map((entry) => (entry.stored ? 'actualizadas' : 'nuevas'));
  const pending = entries.flatMap((entry, at): Pending[] => {
    const looked = lookAt(resource, entry);
    if (Array.isArray(looked) || looked === 'sinCambio') {
      results[at] = looked as RowResult;
      return [];
    }
    return [{ at, entry, record: looked as Record<string, unknown> }];
  });
  const wrong = new Map<number, Issue[]>();
  const report = ({ at }: Pending, issue: Issue) => wrong.set(at, [...(wrong.get(at) ?? []), issue]);
  await checkTargets(tx, resource, pending, report);
  await checkUnique(tx, resource, pending, report);
  for (const [at, issues] of wrong) results[at] = issues;
  if (apply) await write(tx, resource, pending.filter(({ at }) => !wrong.has(at)), actor);
  return results;
}

/** The record that a row makes, or why it makes none. */
function lookAt(resource: Resource, { values, stored }: ImportEntry): Record<string, unknown> | readonly Issue[] | 'sinCambio' {
  try {
    if (!stored) return checkInput(resource, { ...structuredClone(resource.form.defaults), ...values });
    if (stored['activo'] === false) return [{ campo: '', codigo: 'IMPORTACION_INACTIVO', params: {} }];
    const before = writableOf(resource, stored);
    const body = { ...before, ...values };
    if (isEqual(prepareRecord(resource.form, body), prepareRecord(resource.form, before))) return 'sinCambio';
    const record = checkInput(resource, withOnceWritten(resource, body, stored), stored[resource.key.name] as string | number);
    refuseOnceWritten(resource, stored, record);
    return record;
  } catch (error) {
    return issuesOf(error);
  }
}

/** References to records that exist, are in use, and are what their pickers offer; those that were there before may stay. */
async function checkTargets(tx: Queryable, resource: Resource, pending: readonly Pending[], report: (row: Pending, issue: Issue) => void): Promise<void> {
  for (const { field, entity } of resource.references) {
    const asking = pending.filter(({ record, entry }) => isFilled(record[field]) && record[field] !== entry.stored?.[field]);
    const { table, key } = resourceOf(entity);
    const present = new Set<unknown>();
    for (const chunk of inChunks([...new Set(asking.map(({ record }) => record[field]))], ASKED)) {
      for (const row of await tx.select({ key: key.column }).from(table).where(and(inArray(key.column, [...chunk]), eq(table.activo, true))).for('share')) present.add(row.key);
    }
    for (const row of asking) if (!present.has(row.record[field])) report(row, { campo: field, codigo: 'REFERENCIA', params: {} });
  }
  for (const reference of resource.narrowed.filter(({ kind }) => kind === 'column')) {
    const { path } = reference;
    const asking = pending.filter(({ record }) => isFilled(record[path]));
    const targets = new Map<string, Readonly<Record<string, unknown>>>();
    for (const chunk of inChunks([...new Set(asking.map(({ record }) => record[path]))], ASKED)) for (const [id, target] of await readTargets(tx, reference, chunk.map((value) => ({ value })))) targets.set(id, target);
    for (const row of asking) {
      const target = targets.get(String(row.record[path]));
      if (target && !fits(reference, { beside: row.record }, target)) report(row, { campo: path, codigo: 'REFERENCIA_NO_CORRESPONDE', params: {} });
    }
  }
}

/** Keys that another row of the file, or another record, has already. */
async function checkUnique(tx: Queryable, resource: Resource, pending: readonly Pending[], report: (row: Pending, issue: Issue) => void): Promise<void> {
  for (const fields of Object.values(resource.unique)) {
    const columns = fields.map((name) => resource.fields.find((field) => field.name === name)?.column);
    if (columns.some((column) => column === undefined)) continue;
    const identity = (record: Readonly<Record<string, unknown>>) => (fields.every((name) => isFilled(record[name])) ? JSON.stringify(fields.map((name) => record[name])) : null);
    const asking = pending.flatMap((row) => {
      const own = identity(row.record);
      return own === null ? [] : [{ row, own }];
    });
    const first = new Map<string, Pending>();
    const taken = new Map<string, unknown>();
    const [head] = columns;
    for (const chunk of inChunks([...new Set(asking.map(({ row }) => row.record[fields[0]!]))], ASKED)) {
      const found = await tx.select({ key: resource.key.column, ...Object.fromEntries(fields.map((name, index) => [`f${index}`, columns[index]!])) }).from(resource.table).where(inArray(head!, [...chunk]));
      for (const row of found as Record<string, unknown>[]) taken.set(JSON.stringify(fields.map((_, index) => row[`f${index}`])), row['key']);
    }
    for (const { row, own } of asking) {
      const holder = taken.get(own);
      const isOwn = row.entry.stored !== undefined && holder === row.entry.stored[resource.key.name];
      if ((holder !== undefined && !isOwn) || first.has(own)) for (const campo of fields) report(row, { campo, codigo: 'DUPLICADO', params: {} });
      else first.set(own, row);
    }
  }
}

async function write(tx: Queryable, resource: Resource, rows: readonly Pending[], actor: Actor): Promise<void> {
  const { table, key, name } = resource;
  try {
    for (const chunk of inChunks(rows.filter(({ entry }) => !entry.stored), WRITTEN)) {
      const values = chunk.map(({ record }) => insertValues(resource, resource, record, ''));
      const inserted = await tx.insert(table).values(values.map((value) => ({ ...value, creadoPor: actor.usuarioId, modificadoPor: actor.usuarioId }))).returning({ key: key.column });
      await auditAll(tx, actor, inserted.map((row, index) => ({ accion: 'CREAR', entidad: name, entidadId: row.key as string | number, despues: values[index] })));
    }
    for (const chunk of inChunks(rows.filter(({ entry }) => entry.stored), WRITTEN)) {
      for (const { record, entry } of chunk) {
        const stamps = { version: sql`${table.version} + 1`, modificadoPor: actor.usuarioId, fechaModificacion: new Date() };
        await tx.update(table).set({ ...updateValues(resource, resource, record, '', actor), ...stamps }).where(eq(key.column, entry.stored![key.name]));
      }
      await auditAll(tx, actor, chunk.map(({ record, entry }) => ({ accion: 'EDITAR', entidad: name, entidadId: entry.stored![key.name] as string | number, ...changesBetween(writableOf(resource, entry.stored!), record, []) })));
    }
  } catch (error) {
    throw refusedWrite(resource, error);
  }
}
