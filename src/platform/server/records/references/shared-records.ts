import { eq, sql } from 'drizzle-orm';
import type { Resource } from '#platform/server/entity/resource';
import type { Queryable } from '#platform/server/db/database';
import { resources } from '../resources';

/**
 * Locks a record for writing until the transaction ends, its embedded records first: several records may embed the same person, and
 * concurrent changes wait here instead of midway.
 */
export async function lockShared(tx: Queryable, resource: Resource, key: string | number): Promise<void> {
  const isIt = eq(resource.key.column, key);
  for (const { column, resource: inner } of resource.embeds) {
    await tx
      .select({ key: inner.key.column })
      .from(inner.table)
      .where(sql`${inner.key.column} = (select ${column} from ${resource.table} where ${isIt})`)
      .for('no key update');
  }
  await tx.select({ key: resource.key.column }).from(resource.table).where(isIt).for('no key update');
}

/**
 * Increments the version of every record that embeds a changed one. For the editor of an account, its person is part of it, no matter where
 * the person was changed.
 *
 * @param through resource by which it was changed, whose record gets its version separately
 */
export async function passOnChange(
  tx: Queryable,
  inner: Resource,
  key: unknown,
  through: Resource['name'],
): Promise<void> {
  for (const { name, table, embeds } of resources) {
    if (name === through) continue;
    for (const { column } of embeds.filter(({ resource }) => resource.name === inner.name))
      await tx
        .update(table)
        .set({ version: sql`${table.version} + 1` })
        .where(eq(column, key));
  }
}
