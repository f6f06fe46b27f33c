import { inArray, sql } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { PermissionKey } from '#platform/shared/product-names';
import type { Actor } from '../db/actor';
import type { Orm } from '../db/database';
import { rows } from '../db/rows';
import type { ListQuery } from '../listing/list-query';
import { matching } from '../listing/matching';
import { orderOf } from '../listing/order';
import { fromClause } from '../listing/from-clause';
import { pageJoins } from '../listing/read-page';
import { embedJoins, selectionOf, type Selection } from '../listing/selection';
import { recordReader } from '../records/read/to-record';
import type { WireRecord } from '../records/read/wire-record';
import type { ExportColumn } from './export-column';

/** Rows per statement: a balance between round trips and memory. */
const BATCH = 2000;

export type Key = string | number;
export type ExportQuery = Pick<ListQuery, 'filter' | 'sortBy' | 'direction'>;

/**
 * Reads the keys of all matching records, in the order of the list. An export holds only these in memory (8 bytes each for numbers), and
 * reads its rows by key, batch by batch, as the client accepts them. No connection or transaction stays open meanwhile, and concurrent
 * writes cause no duplicate or missing row.
 */
export async function matchingKeys(
  orm: Orm,
  resource: Resource,
  query: ExportQuery,
  permissions: readonly PermissionKey[],
  actor: Actor,
): Promise<readonly Key[]> {
  const { where, embeds } = matching(resource, query.filter, permissions, actor);
  const order = orderOf(resource, query.sortBy, query.direction, actor);
  const joins = pageJoins(resource, embeds, order);
  // One array instead of a million rows: a driver creates an object for each row.
  const [row] = await rows<{ claves: Key[] | null }>(
    orm,
    sql`select json_agg(clave) as claves from (select ${resource.key.column} as clave from ${fromClause(resource, where, joins)} order by ${sql.join([...order.by], sql`, `)}) as ordenadas`,
  );
  return row?.claves ?? [];
}

/** Reads the records of the keys in order, batch by batch; skips those removed meanwhile. */
export async function* readBatches(
  orm: Orm,
  resource: Resource,
  keys: readonly Key[],
  columns: readonly ExportColumn[],
  actor: Actor,
): AsyncGenerator<WireRecord[]> {
  const whole = columns.some(({ computed }) => computed);
  const selection = whole ? selectionOf(resource) : selectionFor(resource, columns);
  const read = recordReader(resource, actor, selection);
  for (let start = 0; start < keys.length; start += BATCH) {
    const batch = keys.slice(start, start + BATCH);
    const query = orm
      .select({ clave_: resource.key.column, ...selection.columns })
      .from(resource.table)
      .$dynamic();
    for (const { table, on } of selection.joins) void query.leftJoin(table, on);
    const found = new Map(
      (await query.where(inArray(resource.key.column, batch))).map((row: Record<string, unknown>) => [
        row['clave_'] as Key,
        row,
      ]),
    );
    yield batch.flatMap((key) => {
      const row = found.get(key);
      return row ? [read(row)] : [];
    });
  }
}

/** Selects only the fields and joins that the columns need. */
function selectionFor(resource: Resource, columns: readonly ExportColumn[]): Selection {
  const needed = new Set(columns.map(({ from }) => from));
  const heads = new Set(columns.map(({ from }) => from.split('.')[0]!));
  const values = selectionOf(resource).values.filter(({ path }) => needed.has(path) || heads.has(path));
  const owners = [
    { owner: resource, prefix: '' },
    ...resource.embeds.map((embed) => ({ owner: embed.resource, prefix: `${embed.name}.` })),
  ];
  const labels = owners.flatMap(({ owner, prefix }) =>
    owner.references.filter(({ label }) => needed.has(prefix + label)).flatMap(({ joins }) => joins),
  );
  return {
    values,
    columns: Object.fromEntries(values.map(({ path, expression }) => [path, expression])),
    joins: [
      ...embedJoins(resource, new Set(resource.embeds.map(({ name }) => name).filter((name) => heads.has(name)))),
      ...labels,
    ],
  };
}
