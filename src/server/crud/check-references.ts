import { and, eq, inArray } from 'drizzle-orm';
import type { Resource } from '../../../generated/server/resource.gen';
import { grouped } from '../../shared/grouped';
import { isFilled, type LooseRecord } from '../../shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { invalid } from '../db/problem';
import { referencePlaces } from './reference-places';
import { referableCondition } from './reference-reach';
import { resourceOf } from './resources';

interface Place {
  readonly path: string;
  readonly entity: string;
  readonly value: unknown;
}

/**
 * Refuses references to records that do not exist, are no longer in use or are out of the actor's reach: which of them is not told; those
 * inside lists, objects and records too. A reference that was there before the update may stay. What is referred to is locked against being deactivated
 * until the transaction ends.
 *
 * @param settled fields that the server itself filled in
 * @throws Problem 422 REFERENCIA on each field that points to nothing.
 */
export async function checkReferences(
  tx: Queryable,
  resource: Resource,
  record: LooseRecord,
  before: LooseRecord | null,
  actor: Actor,
  { prefix = '', settled = [] }: { readonly prefix?: string; readonly settled?: readonly string[] } = {},
): Promise<void> {
  const known = new Set(before ? placesOf(resource, before).map(identityOf) : []);
  const places = placesOf(resource, record).filter(
    (place) => !known.has(identityOf(place)) && !settled.includes(place.path),
  );
  const missing: Place[] = [];
  for (const [entity, asked] of grouped(places, (place) => place.entity)) {
    const target = resourceOf(entity);
    const { table, key } = target;
    const wanted = [...new Set(asked.map(({ value }) => value))];
    const reach = referableCondition(target, actor);
    const asking = tx
      .select({ key: key.column })
      .from(table)
      .where(and(inArray(key.column, wanted), eq(table.activo, true), reach ?? undefined));
    const found = reach === null ? [] : await (target.view ? asking : asking.for('share'));
    const present = new Set<unknown>(found.map((row) => row.key));
    missing.push(...asked.filter(({ value }) => !present.has(value)));
  }
  if (missing.length > 0)
    throw invalid(missing.map(({ path }) => ({ campo: prefix + path, codigo: 'REFERENCIA', params: {} })));
}

const identityOf = ({ entity, value }: Place): string => `${entity} ${String(value)}`;

function placesOf(resource: Resource, record: LooseRecord): Place[] {
  const columns = resource.references.map(({ field, entity }) => ({ path: field, entity, value: record[field] }));
  // An id that comes beside the nested object links a record that exists.
  const links = resource.embeds.map(({ keyName, resource: inner }) => ({
    path: keyName,
    entity: inner.name,
    value: record[keyName],
  }));
  return [
    ...columns,
    ...links,
    ...resource.nested.flatMap((reference) =>
      referencePlaces(reference, record).map(({ path, value }) => ({ path, value, entity: reference.entity })),
    ),
  ].filter(({ value }) => isFilled(value));
}
