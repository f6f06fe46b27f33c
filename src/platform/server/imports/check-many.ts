import { and, eq, inArray } from 'drizzle-orm';
import type { NarrowedReference, Resource } from '../entity/resource';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled, valueAt } from '#platform/shared/paths';
import { knownValues, newPlaces, notAmong } from '../records/references/check-among';
import { fits, readTargets } from '../records/references/check-narrowing';
import { referencePlaces, type ReferencePlace } from '../records/references/reference-places';
import { referableCondition } from '../records/references/reference-reach';
import { resourceOf } from '../records/resources';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { amongTuples } from './among-tuples';
import { inChunks } from '../records/in-chunks';
import type { Pending } from './pending';

/** Keys per query, and rows between two checks of the time. */
const ASKED = 1000;
const STRETCH = 500;

/** Unique values of rows checked before. */
export interface Taken {
  /** By constraint. */
  readonly taken: Map<string, Set<string>>;
  /** Fields by which rows identify their records; their uniqueness has been checked already. */
  readonly match?: readonly string[];
}

export type Report = (row: Pending, issue: Issue) => void;

/**
 * Checks that references point to records that exist, are active, within reach and offered by their pickers. Previously stored references
 * may stay.
 */
export async function checkTargets(
  db: Queryable,
  resource: Resource,
  pending: readonly Pending[],
  actor: Actor,
  report: Report,
  rest: () => Promise<void>,
): Promise<void> {
  for (const reference of targetsOf(resource)) {
    const target = resourceOf(reference.entity);
    const { table, key } = target;
    const reach = referableCondition(target, actor);
    const asking = await placesOf(pending, rest, reference, ({ value }) => String(value));
    const present = new Set<unknown>();
    for (const chunk of inChunks([...new Set(reach === null ? [] : asking.map(({ place }) => place.value))], ASKED)) {
      await rest();
      for (const row of await db
        .select({ key: key.column })
        .from(table)
        .where(and(inArray(key.column, [...chunk]), eq(table.activo, true), reach ?? undefined)))
        present.add(row.key);
    }
    for (const { row, place } of asking)
      if (!present.has(place.value)) report(row, { campo: place.path, codigo: 'REFERENCIA', params: {} });
  }
  for (const reference of resource.narrowed) {
    const beside = Object.values(reference.dependsOn);
    const asking = await placesOf(pending, rest, reference, (place) =>
      JSON.stringify([place.value, ...beside.map((ours) => valueAt(place.beside, ours) ?? null)]),
    );
    const targets = new Map<string, Readonly<Record<string, unknown>>>();
    for (const chunk of inChunks([...new Set(asking.map(({ place }) => place.value))], ASKED)) {
      await rest();
      for (const [id, target] of await readTargets(
        db,
        reference,
        chunk.map((value) => ({ value })),
      ))
        targets.set(id, target);
    }
    for (const { row, place } of asking) {
      const target = targets.get(String(place.value));
      if (target && !fits(reference, place, target))
        report(row, { campo: place.path, codigo: 'REFERENCIA_NO_CORRESPONDE', params: {} });
    }
  }
}

/** Returns the reference fields of a resource. */
export function targetsOf({
  references,
  nested,
}: Resource): readonly Pick<NarrowedReference, 'path' | 'kind' | 'entity'>[] {
  return [...references.map(({ field, entity }) => ({ path: field, kind: 'column' as const, entity })), ...nested];
}

/** Checks values against another catalogue. */
export async function checkValues(
  db: Queryable,
  resource: Resource,
  pending: readonly Pending[],
  report: Report,
  rest: () => Promise<void>,
): Promise<void> {
  for (const among of resource.among ?? []) {
    await rest();
    const asking = pending.flatMap((row) =>
      newPlaces(among, row.record, row.entry.stored ?? null).map((place) => ({ row, place })),
    );
    const known = await knownValues(
      db,
      among,
      asking.map(({ place }) => place.value),
    );
    for (const { row, place } of asking) if (!known.has(place.value)) report(row, notAmong(place));
  }
}

/** Returns every newly set id of a reference in the rows, according to `identity`. */
async function placesOf(
  pending: readonly Pending[],
  rest: () => Promise<void>,
  reference: Pick<NarrowedReference, 'path' | 'kind'>,
  identity: (place: ReferencePlace) => string,
): Promise<{ row: Pending; place: ReferencePlace }[]> {
  const asking: { row: Pending; place: ReferencePlace }[] = [];
  for (const [index, row] of pending.entries()) {
    if (index % STRETCH === 0) await rest();
    const settled = new Set(row.entry.stored ? referencePlaces(reference, row.entry.stored).map(identity) : []);
    for (const place of referencePlaces(reference, row.record))
      if (!settled.has(identity(place))) asking.push({ row, place });
  }
  return asking;
}

/**
 * Reports keys that another row of the file, or another record, already has.
 *
 * @param before keys of earlier rows; those of these rows are added
 */
export async function checkUnique(
  db: Queryable,
  resource: Resource,
  pending: readonly Pending[],
  { taken: before, match }: Taken,
  report: Report,
  rest: () => Promise<void>,
): Promise<void> {
  for (const [constraint, fields] of Object.entries(resource.unique)) {
    const columns = fields.map((name) => resource.fields.find((field) => field.name === name)?.column);
    if (columns.some((column) => column === undefined)) continue;
    const identity = (record: Readonly<Record<string, unknown>>) =>
      fields.every((name) => isFilled(record[name])) ? JSON.stringify(fields.map((name) => record[name])) : null;
    const asking = pending.flatMap((row) => {
      const own = identity(row.record);
      return own === null ? [] : [{ row, own }];
    });
    const earlier = before.get(constraint) ?? new Set<string>();
    before.set(constraint, earlier);
    const taken = new Map<string, { readonly key: unknown; readonly activo: boolean }>();
    for (const chunk of inChunks(
      asking.map(({ row }) => fields.map((name) => row.record[name])),
      ASKED,
    )) {
      await rest();
      const found = await db
        .select({
          key: resource.key.column,
          activo: resource.table.activo,
          ...Object.fromEntries(fields.map((name, index) => [`f${index}`, columns[index]!])),
        })
        .from(resource.table)
        .where(
          amongTuples(
            columns.map((column) => column!),
            chunk,
          ),
        );
      for (const row of found as Record<string, unknown>[])
        taken.set(JSON.stringify(fields.map((_, index) => row[`f${index}`])), {
          key: row['key'],
          activo: row['activo'] === true,
        });
    }
    for (const { row, own } of asking) {
      const holder = taken.get(own);
      const isOwn = row.entry.stored !== undefined && holder?.key === row.entry.stored[resource.key.name];
      if ((holder !== undefined && !isOwn) || earlier.has(own))
        for (const campo of fields)
          report(row, { campo, codigo: holder?.activo === false ? 'DUPLICADO_INACTIVO' : 'DUPLICADO', params: {} });
      else if (fields.join() !== match?.join()) earlier.add(own);
    }
  }
}
