import { and, sql } from 'drizzle-orm';
import type { ImportSpec } from './import-spec';
import type { Resource } from '../entity/resource';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled, valueAt } from '#platform/shared/paths';
import { prepareRecord } from '#platform/shared/validation/prepare-record';
import { isEqual } from '../records/changes';
import { inChunks } from '../records/in-chunks';
import { readPage } from '../listing/read-page';
import { resourceOf } from '../records/resources';
import { scopeCondition } from '../records/reach/scope';
import { recordReader } from '../records/read/to-record';
import type { WireRecord } from '../records/read/wire-record';
import type { Actor } from '../db/actor';
import type { Database, Queryable } from '../db/database';
import { yieldToRequests } from '../db/yield-to-requests';
import { amongTuples } from './among-tuples';
import { importMany, isPlain, type ImportMemory } from './import-many';
import { importOneByOne } from './import-one-by-one';
import type { AlikeDecisions, ImportEntry, RowResult } from './import-row';
import type { ImportSink } from './import-sink';
import type { ImportTable } from './columns/import-table';
import type { Pace } from './pace';
import { changedBy, type RowChanges } from './changed-by';
import { rowReader, type ReadRow } from './read-rows';
import { chainsOf } from './supply-chains';
import { withValues } from './with-values';
import { writableOf } from './writable-of';
import type { ImportTexts } from './columns/import-texts';

export interface ImportRequest {
  readonly spec: ImportSpec;
  /** The file, read before any transaction begins, because reading takes an unknown time. */
  readonly table: ImportTable;
  readonly texts: ImportTexts;
  readonly actor: Actor;
  readonly decisions: AlikeDecisions;
  readonly pace: Pace;
  /** Sink of the writes; null for a check, which writes nothing. */
  readonly sink: ImportSink | null;
}

/** Result of each row, of an import or of a check. */
export interface ImportRun {
  readonly table: ImportTable;
  /** In the order of the table's rows. */
  readonly results: readonly RowResult[];
  /** Notices about valid rows, by row index; -1 for the file as a whole. */
  readonly notices?: readonly { readonly at: number; readonly issue: Issue; readonly valor?: string }[];
  /** Changes of the first updating rows, with their row indexes. */
  readonly changes: readonly RowChanges[];
  /** Custom write, used instead of the sink. */
  readonly write?: (tx: Queryable) => Promise<void>;
}

/** Maximum number of rows whose changes are shown, and of rows inspected to find them. */
const SHOWN = 20;
const LOOKED_AT = 2000;

/** Rows processed together: a query of this size does not delay other requests, and limits the memory. */
const STRETCH = { postgres: 500, pglite: 200 } as const;

/**
 * Checks the rows of a spreadsheet like the records of a form. An existing record is to be updated with the values of its row (an empty
 * cell has none), others are to be created. Nothing is written yet: the valid rows go to the sink.
 */
export async function runImport(
  { orm, kind }: Database,
  { spec, table, texts, actor, decisions, pace, sink }: ImportRequest,
): Promise<ImportRun> {
  const resource = resourceOf(spec.entity);
  const { rows } = table;
  const read = await rowReader({ db: orm, actor, resource, spec, table, codes: texts.codes, pace });
  const results: RowResult[] = Array.from({ length: rows.length }, () => []);
  const seen = new Map<string, number>();
  const updating: { readonly at: number; readonly changes: RowChanges }[] = [];
  const many = isPlain(resource, actor);
  const memory: ImportMemory = {
    taken: new Map(),
    match: spec.match,
    chains: await chainsOf(orm, resource),
    alike: { decisions, seen: new Map() },
  };
  const aside: { readonly at: number; readonly entry: ImportEntry }[] = [];
  let from = 0;
  for (const stretch of inChunks(rows, STRETCH[kind])) {
    const started = performance.now();
    const rest = () => pace.at('COMPARACION', from, rows.length);
    await rest();
    const named = stretch.map((row, index) => {
      const said = read(row);
      return { at: from + index, fila: row.fila, said, identities: identitiesOf(resource, spec, said) };
    });
    await rest();
    const stored = await storedRecords(
      orm,
      resource,
      spec,
      named.flatMap(({ identities }) => identities),
      actor,
      rest,
    );
    const entries: typeof aside = [];
    for (const { at, fila, said, identities } of named) {
      const identity = meant(resource, said, identities, stored, seen);
      const { values, issues } = settled(spec, said, identity, identity === null ? undefined : stored.get(identity));
      const earlier = identity === null ? undefined : seen.get(identity);
      if (identity !== null && earlier === undefined) seen.set(identity, at);
      if (earlier !== undefined)
        results[at] =
          spec.repeats || isEqual(read(rows[earlier]!).values, said.values)
            ? 'repetidas'
            : [{ campo: spec.match[0] ?? '', codigo: 'IMPORTACION_REPETIDA', params: { fila: rows[earlier]!.fila } }];
      else if (issues.length > 0) results[at] = issues;
      else entries.push({ at, entry: { fila, values, stored: identity === null ? undefined : stored.get(identity) } });
    }
    for (const { at, entry } of entries)
      if (updating.length < LOOKED_AT && entry.stored)
        updating.push({ at, changes: { at, ...changedBy(resource, table, rows[at]!, entry) } });
    if (many) {
      const found = await importMany({
        db: orm,
        actor,
        resource,
        entries: entries.map(({ entry }) => entry),
        memory,
        sink,
        rest,
      });
      for (const [index, { at }] of entries.entries()) results[at] = found[index]!;
    } else {
      aside.push(...entries);
    }
    from += stretch.length;
    if (kind === 'pglite') await yieldToRequests(performance.now() - started);
  }
  await pace.at('COMPARACION', rows.length, rows.length);
  const changesOf = () =>
    updating
      .filter(({ at }) => results[at] === 'actualizadas')
      .slice(0, SHOWN)
      .map(({ changes }) => changes);
  if (many) return { table, results, changes: changesOf() };
  const one = await importOneByOne(
    orm,
    resource,
    aside.map(({ entry }) => entry),
    actor,
    decisions,
    pace,
  );
  for (const [index, { at }] of aside.entries()) results[at] = one.results[index]!;
  return { table, results, changes: changesOf(), write: one.write };
}

/** Maximum combinations of names that match several records each. */
const MAX_COMBINED = 50;

/**
 * Returns the identity of a record as one string. It is empty if a part is missing, and has several entries if parts match several records.
 */
function identitiesOf({ form }: Resource, { match }: ImportSpec, { values, open }: ReadRow): string[] {
  const ways = match.reduce<unknown[][]>(
    (before, name) =>
      before
        .flatMap((way) => (open.get(name) ?? [values[name]]).map((value) => [...way, value]))
        .slice(0, MAX_COMBINED),
    [[]],
  );
  return ways.flatMap((way) => {
    const own = prepareRecord(form, Object.fromEntries(match.map((name, index) => [name, way[index]])));
    return match.every((name) => isFilled(own[name])) ? [JSON.stringify(match.map((name) => own[name]))] : [];
  });
}

/**
 * Resolves a row that matches several records of the same name. It returns the only existing match, or an unchanged one, as in a
 * re-imported export. Null if ambiguous.
 */
function meant(
  resource: Resource,
  { values }: ReadRow,
  identities: readonly string[],
  stored: ReadonlyMap<string, WireRecord>,
  seen: ReadonlyMap<string, number>,
): string | null {
  if (identities.length <= 1) return identities[0] ?? null;
  const known = identities.filter((each) => stored.has(each));
  if (known.length <= 1) return known[0] ?? null;
  return (
    known.find((each) => {
      const before = writableOf(resource, stored.get(each)!);
      return (
        !seen.has(each) &&
        isEqual(prepareRecord(resource.form, withValues(before, values)), prepareRecord(resource.form, before))
      );
    }) ?? null
  );
}

/**
 * Resolves ambiguous references of a row to the matched record, or to the reference that it already has. Otherwise it reports
 * REFERENCIA_AMBIGUA.
 */
function settled(
  { match }: ImportSpec,
  { values, issues, open }: ReadRow,
  identity: string | null,
  stored: WireRecord | undefined,
): Pick<ReadRow, 'values' | 'issues'> {
  if (open.size === 0) return { values, issues };
  const parts = identity === null ? [] : (JSON.parse(identity) as unknown[]);
  const told = [...issues];
  const own = { ...values };
  for (const [column, keys] of open) {
    const part = parts[match.indexOf(column)];
    if (part !== undefined) own[column] = part;
    else if (!stored || !keys.includes(valueAt(stored, column)))
      told.push({ campo: column, codigo: 'REFERENCIA_AMBIGUA', params: {} });
  }
  return { values: own, issues: told };
}

/**
 * Returns the existing records of the rows, by identity. Records out of the actor's scope yield a generic error that reveals nothing about
 * them.
 */
async function storedRecords(
  db: Queryable,
  resource: Resource,
  spec: ImportSpec,
  identities: readonly string[],
  actor: Actor,
  rest: () => Promise<void>,
): Promise<ReadonlyMap<string, WireRecord>> {
  const columns = spec.match.map((name) => resource.fields.find((field) => field.name === name)!);
  const known = new Set(identities);
  // A value of the wrong kind matches no record.
  const wanted = [...known]
    .map((identity) => JSON.parse(identity) as unknown[])
    .filter((tuple) => tuple.every((value, index) => isOfKind(columns[index]!.kind, value)));
  const stored = new Map<string, WireRecord>();
  if (wanted.length === 0) return stored;
  const toRecord = recordReader(resource, actor);
  const reach = scopeCondition(resource, resource.permissions.update, actor, resource.writeScope ?? resource.scope);
  const found = await readPage(db, resource, {
    where: and(
      amongTuples(
        columns.map(({ column }) => column),
        wanted,
      ),
      reach,
    ),
    joins: [],
    by: [sql`${resource.key.column}`],
    limit: wanted.length,
    offset: 0,
  });
  for (const [index, row] of found.entries()) {
    if (index % 100 === 0) await rest();
    const record = toRecord(row);
    stored.set(JSON.stringify(spec.match.map((name) => record[name])), record);
  }
  return stored;
}

function isOfKind(kind: string, value: unknown): boolean {
  return kind === 'integer'
    ? Number.isSafeInteger(value)
    : kind === 'number'
      ? typeof value === 'number'
      : typeof value === 'string';
}
