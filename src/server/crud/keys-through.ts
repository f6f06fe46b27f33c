import { and, sql, type SQL } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Resource } from '../../../generated/server/resource.gen';
import type { Through } from './order';
import { fromMatching, joined } from './from-matching';
import type { NeededJoin } from './selection';

interface Cut {
  readonly where: SQL | undefined;
  readonly joins: readonly NeededJoin[];
  readonly limit: number;
  readonly offset: number;
}

/**
 * Keys of a page deep in a list that is sorted by the label of a reference. The records of each reference are counted, which an index
 * tells, and the references put in the order of their labels: what lies before the page is passed over by its count. References of one
 * label stand at one place, their records mixed in the order of the keys, as everywhere; so do those without a reference and those whose
 * reference has no label.
 */
export function keysThrough(resource: Resource, { where, joins, limit, offset }: Cut, through: Through): SQL {
  const { key, table } = resource;
  const own = sql.identifier(getTableConfig(table).name);
  const counted = sql`select ${through.column}, count(*) as cuantos from ${fromMatching(resource, where, joins)} group by ${through.column}`;
  // Under the table's own name, so that the label is joined to the references as it is to the records.
  const placed = sql`select ${through.column} as referencia, cuantos, dense_rank() over etiqueta as puesto, sum(cuantos) over etiqueta as hasta from (${counted}) as ${own}${joined(through.joins)} window etiqueta as (order by ${sql.join([...through.by], sql`, `)})`;
  const started = sql`select referencia, puesto, hasta, hasta - sum(cuantos) over (partition by puesto) as desde from (${placed}) as colocada`;
  const touched = sql`select referencia, puesto, desde from (${started}) as empezada where hasta > ${offset} and desde < ${offset + limit}`;
  // The limit keeps each reference to a walk of its own along the index, no further than the page's end.
  const walk = (condition: SQL) =>
    sql`(select ${key.column} as clave from ${fromMatching(resource, and(where, condition), joins)} order by ${key.column} ${through.way} limit ${offset + limit} - tocada.desde)`;
  const each = through.column.notNull
    ? walk(isOf(through))
    : sql`${walk(isOf(through))} union all ${walk(sql`${through.column} is null and tocada.referencia is null`)}`;
  return sql`with tocada as materialized (${touched}) select fila.clave from tocada cross join lateral (${each}) as fila order by tocada.puesto, fila.clave ${through.way} limit ${limit} offset ${offset} - coalesce((select min(desde) from tocada), ${offset})`;
}

const isOf = ({ column }: Through): SQL => sql`${column} = tocada.referencia`;
