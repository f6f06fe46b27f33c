import { and, inArray, sql } from 'drizzle-orm';
import type { ImportSpec } from '../../../../generated/server/imports.gen';
import type { Resource } from '../../../../generated/server/resource.gen';
import { isFilled } from '../../../shared/paths';
import { prepareRecord } from '../../../shared/prepare-record';
import { readPage } from '../../crud/read-page';
import { resourceOf } from '../../crud/resources';
import { scopeCondition } from '../../crud/scope';
import { recordReader, type WireRecord } from '../../crud/to-record';
import { today } from '../../crud/today';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import type { CodeNames } from './cell-value';
import { changesChain, importMany, isPlain } from './import-many';
import { importOne } from './import-one';
import type { ImportEntry, RowResult } from './import-row';
import type { Headings, ImportTable } from './import-table';
import { inChunks } from '../../crud/in-chunks';
import type { Pace } from './pace';
import { readRows } from './read-rows';
import { takenBack } from './taken-back';

export interface ImportTexts {
  readonly headings: Headings;
  /** Codes of each column by their plain names. */
  readonly codes: Readonly<Record<string, CodeNames>>;
}

export interface ImportRequest {
  readonly spec: ImportSpec;
  /** The file, read before any transaction begins: it may take as long as it takes. */
  readonly table: ImportTable;
  readonly texts: ImportTexts;
  readonly actor: Actor;
  readonly pace: Pace;
  /** False for a check, which leaves nothing behind. */
  readonly apply: boolean;
}

/** What became of each row of a file, or would. */
export interface ImportRun {
  readonly table: ImportTable;
  /** In the order of the table's rows. */
  readonly results: readonly RowResult[];
}

/** Keys that one question asks for. */
const ASKED = 5000;
/** Rows between two looks at the clock. */
const STRETCH = 100;

/**
 * Writes a spreadsheet's rows: a record that exists is updated with what its row says (an empty cell says nothing), others are
 * created. Each row is held to all that a form's record is held to. Whether all of it stays is the caller's business.
 *
 * @param db a transaction when it is applied. A check takes the database itself: where nothing need be tried, it holds up nobody,
 *   not even where the database serves one transaction at a time.
 */
export async function runImport(db: Queryable, { spec, table, texts, actor, pace, apply }: ImportRequest): Promise<ImportRun> {
  const resource = resourceOf(spec.entity);
  const { rows } = table;
  const read = await readRows(db, resource, spec, table, texts.codes, pace);
  const identities: (string | null)[] = [];
  for (const { values } of read) {
    if (identities.length % STRETCH === 0) await pace.at('REVISION', Math.floor((rows.length + identities.length) / 2), rows.length);
    identities.push(identityOf(resource, spec, values));
  }
  const stored = await storedRecords(db, resource, spec, identities, actor, pace);
  const results: RowResult[] = Array.from({ length: read.length }, () => []);
  const seen = new Map<string, number>();
  const entries: { readonly at: number; readonly entry: ImportEntry }[] = [];
  for (const [at, { values, issues }] of read.entries()) {
    const { fila } = rows[at]!;
    const own = identities[at] ?? null;
    const earlier = own === null ? undefined : seen.get(own);
    if (own !== null) seen.set(own, fila);
    if (earlier !== undefined) results[at] = [{ campo: spec.match[0] ?? '', codigo: 'IMPORTACION_REPETIDA', params: { fila: earlier } }];
    else if (issues.length > 0) results[at] = issues;
    else entries.push({ at, entry: { fila, values, stored: own === null ? undefined : stored.get(own) } });
  }
  const write = async (on: Queryable) => {
    if (isPlain(resource, actor) && !changesChain(resource, entries.map(({ entry }) => entry))) {
      const many = await importMany(on, resource, entries.map(({ entry }) => entry), actor, pace, apply);
      for (const [index, { at }] of entries.entries()) results[at] = many[index]!;
      return;
    }
    const oneByOne = async (tx: Queryable) => {
      for (const [index, { at, entry }] of entries.entries()) {
        await pace.at(apply ? 'GUARDADO' : 'COMPARACION', index, entries.length);
        results[at] = await importOne(tx, resource, entry, actor);
      }
    };
    await (apply ? oneByOne(on) : takenBack(on, oneByOne));
  };
  await write(db);
  return { table, results };
}

/** What tells a record from others, in one text; null when part of it is missing. */
function identityOf({ form }: Resource, { match }: ImportSpec, values: Readonly<Record<string, unknown>>): string | null {
  const own = prepareRecord(form, Object.fromEntries(match.map((name) => [name, values[name]])));
  return match.every((name) => isFilled(own[name])) ? JSON.stringify(match.map((name) => own[name])) : null;
}

/** The records that the rows name, by what tells them apart; of those out of the actor's reach nothing is told, not even that they are as a row has them. */
async function storedRecords(db: Queryable, resource: Resource, spec: ImportSpec, identities: readonly (string | null)[], actor: Actor, pace: Pace): Promise<ReadonlyMap<string, WireRecord>> {
  const column = resource.fields.find(({ name }) => name === spec.match[0])!.column;
  const known = new Set(identities.filter((identity) => identity !== null));
  const wanted = [...new Set([...known].map((identity) => (JSON.parse(identity) as unknown[])[0]).filter((value) => typeof value === 'string' || typeof value === 'number'))];
  const stored = new Map<string, WireRecord>();
  const toRecord = recordReader(resource, actor, today());
  const reach = scopeCondition(resource, resource.permissions.update, actor, resource.writeScope ?? resource.scope);
  let asked = 0;
  for (const chunk of inChunks(wanted, ASKED)) {
    await pace.at('COMPARACION', Math.floor((asked / wanted.length) * (identities.length / 4)), identities.length);
    asked += chunk.length;
    const found = await readPage(db, resource, { where: and(inArray(column, [...chunk]), reach), joins: [], by: [sql`${resource.key.column}`], limit: Number.MAX_SAFE_INTEGER, offset: 0 });
    for (const [index, row] of found.entries()) {
      if (index % STRETCH === 0) await pace.at('COMPARACION', Math.floor((asked / wanted.length) * (identities.length / 4)), identities.length);
      const record = toRecord(row);
      const identity = JSON.stringify(spec.match.map((name) => record[name]));
      // Of the records that have the first part of a key, a file may name few.
      if (known.has(identity)) stored.set(identity, record);
    }
  }
  return stored;
}
