import type { RelatedRecords } from '#platform/server/entity/resource';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { recordsWhere } from '#platform/server/listing/records-where';
import { resourceOf } from '../resources';
import type { WireRecord } from './wire-record';

/** Reads active records of another resource that refer to one by its key, when requested; undefined for an actor who may not list them. */
export async function readRelated(
  db: Queryable,
  { entity, by, where = {}, fields }: RelatedRecords,
  key: unknown,
  actor: Actor,
): Promise<WireRecord[] | undefined> {
  const filter = { conditions: { ...where, [by]: key }, active: true } as const;
  const records = await recordsWhere(db, resourceOf(entity), filter, actor);
  return records?.map((record) =>
    Object.fromEntries(fields.filter((name) => name in record).map((name) => [name, record[name]])),
  );
}
