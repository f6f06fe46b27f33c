import { and, eq, inArray } from 'drizzle-orm';
import type { Resource } from '#platform/server/entity/resource';
import { grouped } from '#platform/shared/text/grouped';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import { referencePlaces } from './reference-places';
import { referableCondition } from './reference-reach';
import { resourceOf } from '../resources';

interface Place {
  readonly path: string;
  readonly entity: string;
  readonly value: unknown;
  /** True when it may refer to a record that is closed to new references. */
  readonly closed?: boolean;
}

/**
 * Refuses references to missing or inactive records and to records out of the actor's reach, without revealing which. Includes those inside
 * lists, objects and records. An update may keep its previous references. Referenced records are locked against deactivation until the
 * transaction ends.
 *
 * @param settled fields that the server filled in
 * @throws Problem 422 REFERENCIA on each invalid reference, and the entity's own error on one to a closed record.
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
  const refused: Issue[] = [];
  for (const [entity, asked] of grouped(places, (place) => place.entity)) {
    const target = resourceOf(entity);
    const { table, key } = target;
    const wanted = [...new Set(asked.map(({ value }) => value))];
    const reach = referableCondition(target, actor);
    const { closed } = target;
    const state = closed && target.fields.find(({ name }) => name === closed.field)!.column;
    const asking = tx
      .select({ key: key.column, ...(state ? { state } : {}) })
      .from(table)
      .where(and(inArray(key.column, wanted), eq(table.activo, true), reach ?? undefined));
    const found = reach === null ? [] : await (target.view ? asking : asking.for('share'));
    const present = new Set<unknown>(found.map((row) => row.key));
    missing.push(...asked.filter(({ value }) => !present.has(value)));
    const shut = new Set<unknown>(found.filter((row) => closed?.in.includes(String(row.state))).map((row) => row.key));
    refused.push(
      ...asked
        .filter(({ value, closed: isExcepted }) => shut.has(value) && !isExcepted)
        .map(({ path }) => ({ campo: prefix + path, codigo: closed!.refusal, params: {} })),
    );
  }
  refused.push(...missing.map(({ path }) => ({ campo: prefix + path, codigo: 'REFERENCIA', params: {} })));
  if (refused.length > 0) throw invalid(refused);
}

const identityOf = ({ entity, value }: Place): string => `${entity} ${String(value)}`;

function placesOf(resource: Resource, record: LooseRecord): Place[] {
  const columns = resource.references.map(({ field, entity, closed = false }) => ({
    path: field,
    entity,
    value: record[field],
    closed,
  }));
  // An id beside the nested object links an existing record.
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
