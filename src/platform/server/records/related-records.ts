import type { RelatedRecords } from '#generated/server/resource.gen';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { recordsWhere } from '../listing/records-where';
import { resourceOf } from './resources';
import type { WireRecord } from './to-record';

/** Active records of another resource that refer to one by its key, when requested; undefined for an actor who may not list them. */
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
