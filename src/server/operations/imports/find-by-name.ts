import { and, eq, getTableName, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Resource } from '../../../../generated/server/resource.gen';
import { resourceOf } from '../../crud/resources';
import type { Queryable } from '../../db/database';
import { inChunks } from '../../crud/in-chunks';

const CHUNK = 5000;

/**
 * Keys of the records of an entity that the cells of a file name, by the name in small letters; only those in use, for a file may not
 * refer to others.
 *
 * @param ways in which a record is named, the first that fits counts: by one field, or by several with hyphens between them; a path
 *   goes on to the record that the field refers to or holds
 */
export async function findByName(db: Queryable, entity: string, ways: readonly (readonly string[])[], names: Iterable<string>): Promise<ReadonlyMap<string, unknown>> {
  const resource = resourceOf(entity);
  const found = new Map<string, unknown>();
  let wanted = [...new Set([...names].map((each) => each.toLowerCase()))];
  for (const way of ways) {
    const name = sql<string>`lower(${sql.join(way.map((path) => sql`${valueOf(resource, path)}::text`), sql` || '-' || `)})`;
    for (const chunk of inChunks(wanted, CHUNK)) {
      for (const row of await db.select({ key: resource.key.column, name }).from(resource.table).where(and(inArray(name, [...chunk]), eq(resource.table.activo, true)))) found.set(row.name, row.key);
    }
    wanted = wanted.filter((each) => !found.has(each));
  }
  return found;
}

function valueOf(resource: Resource, path: string): SQL {
  const [head = '', inner] = path.split('.');
  if (inner === undefined) return named(columnOf(resource, head), getTableName(resource.table));
  const embed = resource.embeds.find(({ name }) => name === head);
  const link = embed ? embed.column : columnOf(resource, head);
  const target = embed ? embed.resource : resourceOf(resource.references.find(({ field }) => field === head)!.entity);
  return sql`(select ${named(columnOf(target, inner), 'target')} from ${target.table} target where ${named(target.key.column, 'target')} = ${named(link, getTableName(resource.table))})`;
}

function columnOf({ fields, key }: Resource, name: string): AnyPgColumn {
  return fields.find((field) => field.name === name)?.column ?? key.column;
}

/** A column with its table said: drizzle leaves it out where it sees only one. */
function named(column: AnyPgColumn, table: string): SQL {
  return sql`${sql.identifier(table)}.${sql.identifier(column.name)}`;
}
