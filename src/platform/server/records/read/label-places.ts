import { and, sql, type SQL } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Resource } from '#platform/server/entity/resource';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { fromClause, joined } from '#platform/server/listing/from-clause';
import { Memory, nameOf } from '#platform/server/listing/memory';
import type { Through } from '#platform/server/listing/order';
import { resourceOf } from '../resources';
import type { NeededJoin } from '#platform/server/listing/selection';

interface Matching {
  readonly where: SQL | undefined;
  /** Tables that `where` refers to. */
  readonly joins: readonly NeededJoin[];
}

interface Cut extends Matching {
  readonly limit: number;
  readonly offset: number;
}

/** Position of one reference's records in a list sorted by the label of the reference. */
interface LabelPlace extends Record<string, unknown> {
  readonly referencia: string | number | null;
  /** Position from 1; references with the same label share one. */
  readonly puesto: number;
  /** Number of records before this position, and up to its end. */
  readonly desde: number;
  readonly hasta: number;
}

/** Lifetime of a list's cached positions, provided that its total is unchanged. */
const KEPT_MS = 30_000;
const MAX_PLACES = 500_000;
const places = new Memory<readonly LabelPlace[]>({
  keptMs: KEPT_MS,
  most: MAX_PLACES,
  weigh: ({ length }) => length,
});

/**
 * Returns the keys of a page deep in a list that is sorted by the label of a reference. Counts the records of each reference by an index
 * and sorts the references by their labels: the counts skip the records before the page. References with the same label share one position,
 * their records ordered by key. So do records without a reference, and those whose reference has no label. The counts are cached, so that
 * paging waits for them once.
 *
 * @param total number of matching records
 * @returns null when the page is known to be empty.
 */
export async function keysThrough(
  db: Queryable,
  resource: Resource,
  { where, joins, limit, offset }: Cut,
  through: Through,
  total: number,
): Promise<SQL | null> {
  const counted = placesOf(resource, { where, joins }, through);
  const found = await places.ask(db, {
    name: nameOf(counted),
    entities: [resource.name, through.entity, ...resourceOf(through.entity).embeds.map((embed) => embed.resource.name)],
    find: () => rows<LabelPlace>(db, counted),
    holds: (known) => (known.at(-1)?.hasta ?? 0) === total,
  });
  const touched = found.filter(({ desde, hasta }) => hasta > offset && desde < offset + limit);
  const first = touched[0];
  return first ? keysAt(resource, { where, joins, limit, offset: offset - first.desde }, through, touched) : null;
}

/** Selects the position of each reference, in the order of the list. */
function placesOf(resource: Resource, { where, joins }: Matching, through: Through): SQL {
  const own = sql.identifier(getTableConfig(resource.table).name);
  const counted = sql`select ${through.column}, count(*) as cuantos from ${fromClause(resource, where, joins)} group by ${through.column}`;
  // Uses the table's own name, so that the label's joins apply unchanged.
  const placed = sql`select ${through.column} as referencia, cuantos, dense_rank() over etiqueta as puesto, sum(cuantos) over etiqueta as hasta from (${counted}) as ${own}${joined(through.joins)} window etiqueta as (order by ${sql.join([...through.by], sql`, `)})`;
  return sql`select referencia, puesto::int, (hasta - sum(cuantos) over (partition by puesto))::int as desde, hasta::int from (${placed}) as colocada order by puesto`;
}

/**
 * Selects the keys of a page among the records at these positions.
 *
 * @param offset counted from the first of them
 */
function keysAt(
  resource: Resource,
  { where, joins, limit, offset }: Cut,
  { column, way }: Through,
  touched: readonly LabelPlace[],
): SQL {
  const { key } = resource;
  const start = touched[0]!.desde;
  // With the limit, each reference is read by its own index scan, no further than the page's end.
  const walk = (condition: SQL) =>
    sql`(select ${key.column} as clave from ${fromClause(resource, and(where, condition), joins)} order by ${key.column} ${way} limit ${offset + limit} - tocada.desde)`;
  const isIt = walk(sql`${column} = tocada.referencia`);
  const each = column.notNull
    ? isIt
    : sql`${isIt} union all ${walk(sql`${column} is null and tocada.referencia is null`)}`;
  const told = JSON.stringify(
    touched.map(({ referencia, puesto, desde }) => ({ referencia, puesto, desde: desde - start })),
  );
  const placed = sql`jsonb_to_recordset(${told}::jsonb) as tocada(referencia ${sql.raw(column.getSQLType())}, puesto int, desde int)`;
  return sql`select fila.clave from ${placed} cross join lateral (${each}) as fila order by tocada.puesto, fila.clave ${way} limit ${limit} offset ${offset}`;
}
