import { and, eq, sql } from 'drizzle-orm';
import type { Resource } from '../../../../generated/server/resource.gen';
import type { Issue } from '../../../shared/issue';
import { prepareRecord } from '../../../shared/prepare-record';
import { changesBetween, isEqual } from '../../crud/changes';
import { checkInput } from '../../crud/check-input';
import { insertValues, updateValues } from '../../crud/column-values';
import { guards } from '../../crud/guards';
import { refuseOnceWritten, withOnceWritten } from '../../crud/once-written';
import { refusedWrite } from '../../crud/refused-write';
import { scopeCondition } from '../../crud/scope';
import type { Actor } from '../../db/actor';
import { auditAll } from '../../db/audit';
import type { Queryable } from '../../db/database';
import { Problem } from '../../db/problem';
import { checkTargets, checkUnique, checkValues, type Pending } from './check-many';
import type { ImportEntry, RowResult } from './import-row';
import { inChunks } from '../../crud/in-chunks';
import { issuesOf } from './issues-of';
import type { Pace } from './pace';
import { withValues } from './with-values';
import { writableOf } from './writable-of';

/** Rows that one statement writes, and rows between two looks at the clock. */
const WRITTEN = 500;
const STRETCH = 50;

/** Whether what a file says of a record is nothing but its row, so that many can be written at once: no effects, no parts, nothing to derive or to number. */
export function isPlain(resource: Resource, actor: Actor): boolean {
  const { embeds, lifecycle, folio, derive, copies, name, permissions, scope, writeScope } = resource;
  const isBound = [permissions.create, permissions.update].some((permission) => scopeCondition(resource, permission, actor, writeScope ?? scope) !== undefined);
  return embeds.length === 0 && copies.length === 0 && !lifecycle && !folio && !derive && !isBound && !(name in guards);
}

/** Whether a row changes a chain of records that must not lead back to itself (who supplies whom): then each must see those before it. */
export function changesChain({ narrowed }: Resource, entries: readonly ImportEntry[]): boolean {
  const chains = narrowed.filter(({ acyclic }) => acyclic).map(({ path }) => path);
  // A new record is in no chain: nothing can refer to it yet.
  return entries.some(({ values, stored }) => stored !== undefined && chains.some((path) => path in values && values[path] !== stored[path]));
}

/**
 * Rows as a form's records would be checked, and written, many at a time: what the form's functions say of each, and what the database
 * would (references, pickers, unique keys) asked for all of them in a few questions.
 *
 * @param db a transaction when they are applied
 * @param apply whether the right ones are written, too
 */
export async function importMany(db: Queryable, resource: Resource, entries: readonly ImportEntry[], actor: Actor, pace: Pace, apply: boolean): Promise<RowResult[]> {
  const results: RowResult[] = entries.map((entry) => (entry.stored ? 'actualizadas' : 'nuevas'));
  const total = entries.length;
  const pending: Pending[] = [];
  for (const [at, entry] of entries.entries()) {
    if (at % STRETCH === 0) await pace.at('COMPARACION', Math.floor(total / 4 + at / 2), total);
    const looked = lookAt(resource, entry);
    if (Array.isArray(looked) || looked === 'sinCambio') results[at] = looked as RowResult;
    else pending.push({ at, entry, record: looked as Record<string, unknown> });
  }
  const wrong = new Map<number, Issue[]>();
  const report = ({ at }: Pending, issue: Issue) => wrong.set(at, [...(wrong.get(at) ?? []), issue]);
  const rest = () => pace.at('COMPARACION', Math.floor((total * 7) / 8), total);
  await checkTargets(db, resource, pending, report, rest, apply);
  await checkValues(db, resource, pending, report, rest);
  await checkUnique(db, resource, pending, report, rest);
  for (const [at, issues] of wrong) results[at] = issues;
  if (apply) await write(db, resource, pending.filter(({ at }) => !wrong.has(at)), actor, pace);
  return results;
}

/** The record that a row makes, or why it makes none. */
function lookAt(resource: Resource, { values, stored }: ImportEntry): Record<string, unknown> | readonly Issue[] | 'sinCambio' {
  try {
    if (!stored) return checkInput(resource, withValues(structuredClone(resource.form.defaults), values));
    if (stored['activo'] === false) return [{ campo: '', codigo: 'IMPORTACION_INACTIVO', params: {} }];
    const before = writableOf(resource, stored);
    const body = withValues(before, values);
    if (isEqual(prepareRecord(resource.form, body), prepareRecord(resource.form, before))) return 'sinCambio';
    const record = checkInput(resource, withOnceWritten(resource, body, stored), stored[resource.key.name] as string | number);
    refuseOnceWritten(resource, stored, record);
    return record;
  } catch (error) {
    return issuesOf(error);
  }
}

async function write(tx: Queryable, resource: Resource, rows: readonly Pending[], actor: Actor, pace: Pace): Promise<void> {
  const { table, key, name } = resource;
  let written = 0;
  try {
    for (const chunk of inChunks(rows.filter(({ entry }) => !entry.stored), WRITTEN)) {
      await pace.at('GUARDADO', written, rows.length);
      const values = chunk.map(({ record }) => insertValues(resource, resource, record, ''));
      const inserted = await tx.insert(table).values(values.map((value) => ({ ...value, creadoPor: actor.usuarioId, modificadoPor: actor.usuarioId }))).returning({ key: key.column });
      await auditAll(tx, actor, inserted.map((row, index) => ({ accion: 'CREAR', entidad: name, entidadId: row.key as string | number, despues: values[index] })));
      written += chunk.length;
    }
    for (const chunk of inChunks(rows.filter(({ entry }) => entry.stored), WRITTEN)) {
      for (const { record, entry } of chunk) {
        if (written % STRETCH === 0) await pace.at('GUARDADO', written, rows.length);
        written += 1;
        const stamps = { version: sql`${table.version} + 1`, modificadoPor: actor.usuarioId, fechaModificacion: new Date() };
        const isAsRead = and(eq(key.column, entry.stored![key.name]), eq(table.version, entry.stored!['version']));
        const [kept] = await tx.update(table).set({ ...updateValues(resource, resource, record, '', actor), ...stamps }).where(isAsRead).returning({ key: key.column });
        // Somebody else changed it since the file was compared with it.
        if (!kept) throw new Problem(409, 'CONFLICTO_SIMULTANEO');
      }
      await auditAll(tx, actor, chunk.map(({ record, entry }) => ({ accion: 'EDITAR', entidad: name, entidadId: entry.stored![key.name] as string | number, ...changesBetween(writableOf(resource, entry.stored!), record, []) })));
    }
  } catch (error) {
    throw refusedWrite(resource, error);
  }
}
