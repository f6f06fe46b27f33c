import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { LineTable, Resource } from '#platform/server/entity/resource';
import type { FieldChange } from '#platform/shared/history-event';
import { isObject, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { notFound, Problem } from '#platform/server/db/problem';
import { bitacora } from '#platform/server/db/system-tables';
import { isEqual } from '../changes';
import { findRecord } from './get-record';
import { linesIn } from '#platform/server/lines/write-lines';
import { mayRead } from './readable';
import { eventsOf } from './record-history';
import type { WireRecord } from './wire-record';

/** A record after an event of its history, in the form that a client would send to restore it. */
export interface EarlierRecord {
  readonly registro: WireRecord;
  /** Version of the current record, on which a restoration is based. */
  readonly version: number;
  /** Changes that a restoration would make, from the current record to the earlier one. */
  readonly cambios: readonly FieldChange[];
  /** Time of the event. */
  readonly fecha: Date;
}

/** Events that change a record; reading and printing do not. */
const WRITES = ['CREAR', 'EDITAR', 'TRANSICION', 'ELIMINAR'] as const;

/**
 * Returns the state of a record after an event of its history: the current record with all later changes undone. Covers only fields that
 * people write; states, stamps and server values stay current, and so do fields that the actor may not read.
 *
 * For a resource with `auditReads` the audit trail records the reading.
 *
 * @throws Problem 403 without `bitacora.ver`; 404 for a record out of reach, or an event that is none of its changes.
 */
export async function earlierRecord(
  db: Queryable,
  resource: Resource,
  id: string,
  eventId: string,
  actor: Actor,
): Promise<EarlierRecord> {
  if (!actor.permissions.has('bitacora.ver')) throw new Problem(403, 'SIN_PERMISO');
  const now = await findRecord(db, resource, id, resource.permissions.get, actor);
  const own = and(eventsOf(resource, now), inArray(bitacora.accion, [...WRITES]));
  const [event] = /^[1-9]\d{0,14}$/.test(eventId)
    ? await db
        .select({ fecha: bitacora.fecha })
        .from(bitacora)
        .where(and(own, eq(bitacora.bitacoraId, Number(eventId))))
    : [];
  if (!event) throw notFound();
  const since = await db
    .select()
    .from(bitacora)
    .where(and(own, gt(bitacora.bitacoraId, Number(eventId))))
    .orderBy(desc(bitacora.bitacoraId));
  const registro: WireRecord = structuredClone(now);
  for (const { entidad, antes, despues } of since) {
    const embed =
      entidad === resource.name ? undefined : resource.embeds.find((each) => each.resource.name === entidad);
    const target = embed ? registro[embed.name] : registro;
    if (isObject(target))
      undo(target, {
        antes: antes ?? {},
        despues: despues ?? {},
        of: embed?.resource ?? resource,
        root: resource,
        prefix: embed ? `${embed.name}.` : '',
        actor,
      });
  }
  for (const table of resource.lines) registro[table.name] = asNewLines(registro, now, table);
  // Showing an earlier state counts as reading the record.
  if (resource.auditReads)
    await audit(db, actor, {
      accion: 'LEER',
      entidad: resource.name,
      entidadId: id,
      despues: { bitacoraId: Number(eventId) },
    });
  return {
    registro,
    version: Number(now['version']),
    cambios: differences(resource, now, registro),
    fecha: event.fecha,
  };
}

interface UndoArgs {
  readonly antes: LooseRecord;
  readonly despues: LooseRecord;
  /** Resource of the changed record; `root` or one that it embeds. */
  readonly of: Resource;
  readonly root: Resource;
  /** Path of the embedded record with a dot, e.g. `persona.`. */
  readonly prefix: string;
  readonly actor: Actor;
}

/** Undoes the changes of one row of the audit trail. */
function undo(target: WireRecord, { antes, despues, of, root, prefix, actor }: UndoArgs): void {
  for (const name of new Set([...Object.keys(antes), ...Object.keys(despues)])) {
    const table = of.lines.find((lines) => lines.name === name);
    const field = of.fields.find((each) => each.name === name);
    if (table) target[name] = undoneLines(target, antes, despues, table, actor);
    else if (
      field &&
      root.form.writable.has(prefix + name) &&
      !root.form.writeOnce.includes(prefix + name) &&
      mayRead(field, actor)
    )
      target[name] = antes[name] ?? null;
  }
}

/** Undoes changes of lines: added ones are removed, removed ones restored, and kept ones get their former values. */
function undoneLines(
  record: LooseRecord,
  antes: LooseRecord,
  despues: LooseRecord,
  table: LineTable,
  actor: Actor,
): LooseRecord[] {
  const { name } = table.resource.key;
  const [old, added] = [antes, despues].map(
    (side) => new Map(linesIn(side, table).map((line) => [line[name], line])),
  ) as [Map<unknown, LooseRecord>, Map<unknown, LooseRecord>];
  const secret = new Set(table.resource.fields.filter((field) => !mayRead(field, actor)).map((field) => field.name));
  const readable = (line: LooseRecord) =>
    Object.fromEntries(Object.entries(line).filter(([field]) => !secret.has(field)));
  const stayed = linesIn(record, table)
    .filter((line) => !added.has(line[name]) || old.has(line[name]))
    .map((line) => ({ ...line, ...readable(old.get(line[name]) ?? {}) }));
  const known = new Set(stayed.map((line) => line[name]));
  return [...stayed, ...[...old.values()].filter((line) => !known.has(line[name])).map(readable)];
}

/** Restores a removed line as a new one, because its key no longer belongs to the record. */
function asNewLines(record: LooseRecord, now: LooseRecord, table: LineTable): LooseRecord[] {
  const { name } = table.resource.key;
  const there = new Set(linesIn(now, table).map((line) => line[name]));
  return linesIn(record, table).map((line) =>
    there.has(line[name]) ? line : Object.fromEntries(Object.entries(line).filter(([field]) => field !== name)),
  );
}

function differences(resource: Resource, now: LooseRecord, then: LooseRecord): FieldChange[] {
  const of = (names: readonly string[], before: LooseRecord, after: LooseRecord, prefix: string) =>
    names
      .filter((name) => !isEqual(before[name], after[name]))
      .map((name): FieldChange => ({
        campo: prefix + name,
        antes: before[name] ?? null,
        despues: after[name] ?? null,
        oculto: false,
      }));
  const own = of(
    [...resource.fields, ...resource.lines].map(({ name }) => name),
    now,
    then,
    '',
  );
  const inside = resource.embeds.flatMap((embed) => {
    const [before, after] = [now[embed.name], then[embed.name]];
    return isObject(before) && isObject(after)
      ? of(
          embed.resource.fields.map(({ name }) => name),
          before,
          after,
          `${embed.name}.`,
        )
      : [];
  });
  return [...own, ...inside];
}
