import type { Resource } from '../entity/resource';
import type { FormSpec } from '#platform/shared/validation/form-spec';
import type { Issue } from '#platform/shared/validation/issue';
import { prepareRecord } from '#platform/shared/validation/prepare-record';
import { withDefaults } from '#platform/shared/validation/start-values';
import { findDuplicates } from '../listing/search/find-duplicates';
import { isEqual } from '../records/changes';
import { checkInput } from '../records/check-input';
import { hasWriteChecks } from '../entity/registry';
import { inChunks } from '../records/in-chunks';
import { requireUnchanged, restoreWriteOnce } from '../records/write-once';
import { scopeCondition } from '../records/reach/scope';
import { todayIn } from '#platform/shared/dates/moments';
import { startedBy } from '../records/started-form';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { checkTargets, checkUnique, checkValues, type Taken } from './check-many';
import type { Pending } from './pending';
import { checkReach, isTiedElsewhere } from './check-reach';
import { copiedMany } from './copied-many';
import { isDecided, withheld, type AlikeDecisions, type ImportEntry, type RowResult } from './import-row';
import type { ImportSink } from './import-sink';
import { issuesOf } from './issues-of';
import { sliceOf } from './slice-of';
import type { Chains } from './supply-chains';
import { withValues } from './with-values';
import { writableOf } from './writable-of';

/** Rows between two checks of the time. */
const STRETCH = 50;

/** Data of rows from earlier slices. */
export interface ImportMemory extends Taken {
  readonly chains: Chains | null;
  /** Decisions about possible duplicates, and new rows by their comparison key. */
  readonly alike: { readonly decisions: AlikeDecisions; readonly seen: Map<string, number> };
}

/** Checks whether a record consists of its row only: no effects, parts, derived values or folio. Such rows can be written in bulk. */
export function isPlain(resource: Resource, actor: Actor): boolean {
  const { embeds, lifecycle, folio, derive, name } = resource;
  return (
    embeds.length === 0 &&
    !lifecycle &&
    !folio &&
    !derive &&
    !(isBound(resource, actor) && isTiedElsewhere(resource)) &&
    !hasWriteChecks(name)
  );
}

function isBound(resource: Resource, actor: Actor): boolean {
  const { permissions, scope, writeScope } = resource;
  return [permissions.create, permissions.update].some(
    (permission) => scopeCondition(resource, permission, actor, writeScope ?? scope) !== undefined,
  );
}

interface ImportManyArgs {
  readonly db: Queryable;
  readonly actor: Actor;
  readonly resource: Resource;
  readonly entries: readonly ImportEntry[];
  readonly memory: ImportMemory;
  /** Receives the valid rows; null for a check. */
  readonly sink: ImportSink | null;
  /** Awaited regularly, to yield to other requests. */
  readonly rest: () => Promise<void>;
}

/**
 * Checks rows like the records of a form, in bulk. The form's functions check each row. A few statements check references, pickers, reach
 * and unique keys of all rows.
 */
export async function importMany(args: ImportManyArgs): Promise<RowResult[]> {
  const { db, actor, resource, entries, memory, sink, rest } = args;
  const results: RowResult[] = entries.map((entry) => (entry.stored ? 'actualizadas' : 'nuevas'));
  const pending: Pending[] = [];
  const day = todayIn(actor.timeZone);
  const started = startedBy(actor, resource.form, day);
  for (const [at, entry] of entries.entries()) {
    if (at % STRETCH === 0) await rest();
    const looked = lookAt(resource, started, day, entry);
    if (Array.isArray(looked) || looked === 'sinCambio') results[at] = looked as RowResult;
    else pending.push({ at, entry, record: looked as Record<string, unknown> });
  }
  if (sink) await sink.hold(resource, pending);
  const wrong = new Map<number, Issue[]>();
  const report = ({ at }: Pending, issue: Issue) => wrong.set(at, [...(wrong.get(at) ?? []), issue]);
  await checkTargets(db, resource, pending, actor, report, rest);
  await checkValues(db, resource, pending, report, rest);
  const copies =
    resource.copies.length > 0
      ? await copiedMany(
          db,
          resource,
          pending.map(({ record, entry }) => ({ ...entry.stored, ...record })),
        )
      : [];
  const copiesOf = new Map(pending.map((row, index) => [row, copies[index] ?? {}]));
  // Duplicate keys are reported only to actors who may read the scope of the row.
  const unreached = new Set<number>();
  if (isBound(resource, actor)) {
    const written = (row: Pending) => ({
      ...(row.entry.stored ?? { creadoPor: actor.usuarioId }),
      ...row.record,
      ...copiesOf.get(row),
    });
    await checkReach(db, resource, pending, written, actor, (row, issue) => {
      unreached.add(row.at);
      wrong.set(row.at, [issue]);
    });
  }
  await checkUnique(
    db,
    resource,
    pending.filter(({ at }) => !unreached.has(at)),
    memory,
    report,
    rest,
  );
  if (memory.chains) for (const row of pending) if (!wrong.has(row.at)) memory.chains.check(row, report);
  for (const [at, issues] of wrong) results[at] = issues;
  const held = resource.form.alike
    ? await heldAsAlike(
        db,
        resource,
        pending.filter(({ at, entry }) => !entry.stored && !wrong.has(at)),
        actor,
        memory.alike,
        rest,
      )
    : new Map<number, RowResult>();
  for (const [at, result] of held) results[at] = result;
  if (sink) {
    for (const chunk of inChunks(
      pending.filter(({ at }) => !wrong.has(at) && !held.has(at)),
      sink.rows,
    )) {
      await rest();
      await sink.add(
        await sliceOf(
          db,
          resource,
          chunk.map((row) => ({ row, copies: copiesOf.get(row)! })),
          actor,
        ),
      );
    }
  }
  return results;
}

/** Returns new rows that resemble existing records or each other, and that lack a decision to create them. */
async function heldAsAlike(
  db: Queryable,
  resource: Resource,
  fresh: readonly Pending[],
  actor: Actor,
  { decisions, seen }: ImportMemory['alike'],
  rest: () => Promise<void>,
): Promise<ReadonlyMap<number, RowResult>> {
  if (decisions.all === 'CREAR') return new Map();
  const rows = fresh.map(({ at, record, entry: { fila } }) => ({ at, fila, record }));
  const found = await findDuplicates(db, resource, rows, actor, seen, rest);
  return new Map(
    rows.flatMap((row) => {
      const parecidos = found.get(row);
      return parecidos && !isDecided(decisions, row.fila) ? [[row.at, withheld(decisions, parecidos)] as const] : [];
    }),
  );
}

/** Returns the record of a row, or the issues that prevent it. */
function lookAt(
  resource: Resource,
  started: FormSpec,
  day: string,
  { values, stored }: ImportEntry,
): Record<string, unknown> | readonly Issue[] | 'sinCambio' {
  try {
    if (!stored)
      return checkInput(resource, withDefaults(started, withValues(structuredClone(started.defaults), values)), day);
    if (stored['activo'] === false) return [{ campo: '', codigo: 'IMPORTACION_INACTIVO', params: {} }];
    const before = writableOf(resource, stored);
    const body = withValues(before, values);
    if (isEqual(prepareRecord(resource.form, body), prepareRecord(resource.form, before))) return 'sinCambio';
    const record = checkInput(
      resource,
      restoreWriteOnce(resource, body, stored),
      day,
      stored[resource.key.name] as string | number,
    );
    requireUnchanged(resource, stored, record);
    return record;
  } catch (error) {
    return issuesOf(error);
  }
}
