import { and, eq, inArray } from 'drizzle-orm';
import type { NarrowedReference, Resource } from '../../../../generated/server/resource.gen';
import type { Issue } from '../../../shared/issue';
import { isFilled, valueAt } from '../../../shared/paths';
import { knownValues, newPlaces, notAmong } from '../../crud/check-among';
import { fits, readTargets } from '../../crud/check-narrowing';
import { referencePlaces, type ReferencePlace } from '../../crud/reference-places';
import { resourceOf } from '../../crud/resources';
import type { Queryable } from '../../db/database';
import type { ImportEntry } from './import-row';
import { inChunks } from '../../crud/in-chunks';

/** Keys that one question asks for, and rows between two looks at the clock. */
const ASKED = 5000;
const STRETCH = 500;

export type Report = (row: Pending, issue: Issue) => void;

/** A row whose record is right by itself. */
export interface Pending {
  /** Its place among the entries. */
  readonly at: number;
  readonly record: Record<string, unknown>;
  readonly entry: ImportEntry;
}

/** References to records that exist, are in use, and are what their pickers offer; those that were there before may stay. */
export async function checkTargets(db: Queryable, resource: Resource, pending: readonly Pending[], report: Report, rest: () => Promise<void>, apply: boolean): Promise<void> {
  const columns = resource.references.map(({ field, entity }) => ({ path: field, kind: 'column' as const, entity }));
  for (const reference of [...columns, ...resource.nested]) {
    const { table, key } = resourceOf(reference.entity);
    const asking = await placesOf(pending, rest, reference, ({ value }) => String(value));
    const present = new Set<unknown>();
    for (const chunk of inChunks([...new Set(asking.map(({ place }) => place.value))], ASKED)) {
      await rest();
      const found = db.select({ key: key.column }).from(table).where(and(inArray(key.column, [...chunk]), eq(table.activo, true)));
      // What is referred to stays in use until all is written.
      for (const row of await (apply ? found.for('share') : found)) present.add(row.key);
    }
    for (const { row, place } of asking) if (!present.has(place.value)) report(row, { campo: place.path, codigo: 'REFERENCIA', params: {} });
  }
  for (const reference of resource.narrowed) {
    const beside = Object.values(reference.dependsOn);
    const asking = await placesOf(pending, rest, reference, (place) => JSON.stringify([place.value, ...beside.map((ours) => valueAt(place.beside, ours) ?? null)]));
    const targets = new Map<string, Readonly<Record<string, unknown>>>();
    for (const chunk of inChunks([...new Set(asking.map(({ place }) => place.value))], ASKED)) {
      await rest();
      for (const [id, target] of await readTargets(db, reference, chunk.map((value) => ({ value })))) targets.set(id, target);
    }
    for (const { row, place } of asking) {
      const target = targets.get(String(place.value));
      if (target && !fits(reference, place, target)) report(row, { campo: place.path, codigo: 'REFERENCIA_NO_CORRESPONDE', params: {} });
    }
  }
}

/** Values that another catalogue has. */
export async function checkValues(db: Queryable, resource: Resource, pending: readonly Pending[], report: Report, rest: () => Promise<void>): Promise<void> {
  for (const among of resource.among ?? []) {
    await rest();
    const asking = pending.flatMap((row) => newPlaces(among, row.record, row.entry.stored ?? null).map((place) => ({ row, place })));
    const known = await knownValues(db, among, asking.map(({ place }) => place.value));
    for (const { row, place } of asking) if (!known.has(place.value)) report(row, notAmong(place));
  }
}

/** Every id that the rows hold under a reference and did not hold before, as far as `identity` tells. */
async function placesOf(pending: readonly Pending[], rest: () => Promise<void>, reference: Pick<NarrowedReference, 'path' | 'kind'>, identity: (place: ReferencePlace) => string): Promise<{ row: Pending; place: ReferencePlace }[]> {
  const asking: { row: Pending; place: ReferencePlace }[] = [];
  for (const [index, row] of pending.entries()) {
    if (index % STRETCH === 0) await rest();
    const settled = new Set(row.entry.stored ? referencePlaces(reference, row.entry.stored).map(identity) : []);
    for (const place of referencePlaces(reference, row.record)) if (!settled.has(identity(place))) asking.push({ row, place });
  }
  return asking;
}

/** Keys that another row of the file, or another record, has already. */
export async function checkUnique(db: Queryable, resource: Resource, pending: readonly Pending[], report: Report, rest: () => Promise<void>): Promise<void> {
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
      await rest();
      const found = await db.select({ key: resource.key.column, ...Object.fromEntries(fields.map((name, index) => [`f${index}`, columns[index]!])) }).from(resource.table).where(inArray(head!, [...chunk]));
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
