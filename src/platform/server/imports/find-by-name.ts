import { and, eq, getTableName, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Resource } from '../entity/resource';
import { inChunks } from '../records/in-chunks';
import { resourceOf } from '../records/resources';
import type { Queryable } from '../db/database';
import { rows } from '../db/rows';
import { withZeros } from './columns/with-zeros';

/** Names per query, and records per query without an index: other requests wait for a statement of the embedded database. */
const CHUNK = 1000;
const LOOKED_AT = 10_000;

/**
 * Finds the keys of the records of an entity that the cells of a file name, by the name in lower case. Only active ones, because a file may
 * not refer to others.
 *
 * @param ways to name a record, in order of precedence: by one field, or by several joined with hyphens; a path continues to the record
 * that the field refers to or contains
 * @param digits number of digits of each part of each way, whose leading zeros may be missing in the file; 0 for a text, -1 for a number
 * @param rest awaited between queries
 */
export async function findByName(
  db: Queryable,
  entity: string,
  ways: readonly (readonly string[])[],
  names: Iterable<string>,
  digits: readonly (readonly number[])[] = [],
  rest: () => Promise<void> = async () => undefined,
): Promise<ReadonlyMap<string, unknown>> {
  const resource = resourceOf(entity);
  const found = new Map<string, unknown>();
  let wanted = [...new Set(names)];
  const ask = async (name: SQL<string>, where: SQL | undefined) => {
    await rest();
    for (const row of await db
      .select({ key: resource.key.column, name })
      .from(resource.table)
      .where(and(where, eq(resource.table.activo, true))))
      found.set(row.name, row.key);
  };
  for (const [index, way] of ways.entries()) {
    const written = wanted;
    const spelt = new Map<string, string[]>();
    for (const each of written) {
      const whole = padded(each, digits[index] ?? []);
      if (whole !== each) spelt.set(whole, [...(spelt.get(whole) ?? []), each]);
    }
    wanted = [...new Set(written.map((each) => padded(each, digits[index] ?? [])))];
    const name = sql<string>`lower(${sql.join(
      way.map((path) => sql`${valueOf(resource, path)}::text`),
      sql` || '-' || `,
    )})`;
    // Nearly every name is found unchanged, by an index.
    const own =
      way.length === 1
        ? resource.fields.find((field) => field.name === way[0] && (field.kind === 'text' || field.kind === 'enum'))
        : undefined;
    if (own) for (const chunk of inChunks(wanted, CHUNK)) await ask(name, inArray(own.column, [...chunk]));
    wanted = wanted.filter((each) => !found.has(each.toLowerCase()));
    const pages = wanted.length > 0 ? await pagesOf(db, resource) : [];
    for (const chunk of inChunks([...new Set(wanted.map((each) => each.toLowerCase()))], CHUNK))
      for (const page of pages)
        await ask(name, and(page, sql`${name} in (select jsonb_array_elements_text(${JSON.stringify(chunk)}::jsonb))`));
    for (const [whole, cut] of spelt)
      if (found.has(whole.toLowerCase()))
        for (const each of cut) found.set(each.toLowerCase(), found.get(whole.toLowerCase()));
    wanted = written.filter((each) => !found.has(each.toLowerCase()));
  }
  return found;
}

/** Restores the leading zeros of a name's numbers. */
function padded(name: string, digits: readonly number[]): string {
  if (digits.every((count) => count === 0)) return name;
  const parts = digits.length === 1 ? [name] : name.split('-');
  return parts.length === digits.length ? parts.map((part, index) => withZeros(part, digits[index])).join('-') : name;
}

/** Splits a table into ranges of its key. */
async function pagesOf(db: Queryable, { table, key: { column } }: Resource): Promise<(SQL | undefined)[]> {
  const ends = await rows<{ key: string }>(
    db,
    sql`select key from (select ${column} as key, row_number() over (order by ${column}) as place from ${table}) numbered where place % ${LOOKED_AT} = 0 order by key`,
  );
  return [...ends, null].map((end, index) =>
    and(index > 0 ? gt(column, ends[index - 1]!.key) : undefined, end ? lte(column, end.key) : undefined),
  );
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

/** Qualifies a column with its table, which drizzle omits when a query has only one. */
function named(column: AnyPgColumn, table: string): SQL {
  return sql`${sql.identifier(table)}.${sql.identifier(column.name)}`;
}
