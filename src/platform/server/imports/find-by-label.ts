import { eq, gt, and, sql } from 'drizzle-orm';
import { readPage } from '../listing/read-page';
import { resourceOf } from '../records/resources';
import { recordReader } from '../records/read/to-record';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { plain } from './columns/plain';

/** Records read together, and their maximum: larger catalogues are identified by code. */
const TOGETHER = 500;
const MOST = 20_000;

/**
 * Finds the keys of active records by their label on screens and in exports; several when the label is not unique.
 *
 * @param names as in the file
 * @returns keys by the name in lower case
 */
export async function findByLabel(
  db: Queryable,
  entity: string,
  names: Iterable<string>,
  actor: Actor,
  rest: () => Promise<void>,
): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const resource = resourceOf(entity);
  const found = new Map<string, unknown[]>();
  const wanted = new Map<string, string[]>();
  for (const name of names) wanted.set(plain(name), [...(wanted.get(plain(name)) ?? []), name.toLowerCase()]);
  if (wanted.size === 0) return found;
  const { column } = resource.key;
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(resource.table);
  if ((count?.total ?? 0) > MOST) return found;
  const read = recordReader(resource, actor);
  for (let last: unknown; ;) {
    await rest();
    const page = await readPage(db, resource, {
      where: and(eq(resource.table.activo, true), last === undefined ? undefined : gt(column, last)),
      joins: [],
      by: [sql`${column}`],
      limit: TOGETHER,
      offset: 0,
    });
    for (const row of page) {
      const record = read(row);
      last = record[resource.key.name];
      for (const name of wanted.get(plain(resource.title(record, actor.timeZone))) ?? [])
        found.set(name, [...(found.get(name) ?? []), last]);
    }
    if (page.length < TOGETHER) return found;
  }
}
