import { sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';

/**
 * Returns the shape of a database's tables: one sorted line for each column, key, rule, index and declared trigger. For the application,
 * two databases with the same lines are equal. Traces of history without effect are omitted: the order of columns, names of primary keys,
 * rules not validated on earlier rows, and how a column became required.
 */
export async function databaseShape(db: Queryable): Promise<string[]> {
  const lines = await rows<{ line: string }>(
    db,
    sql`
    with tables as (select oid, relname from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not like '\\_migracion%' and relname not like '\\_desarrollo%'),
    required as (select conrelid, conkey[1] as number from pg_constraint where contype = 'c' and cardinality(conkey) = 1 and pg_get_expr(conbin, conrelid) like '(% IS NOT NULL)')
    select 'columna ' || relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
      || case when attnotnull or exists (select from required where conrelid = attrelid and number = attnum) then ' obligatoria' else '' end
      || case attidentity when '' then '' else ' numerada ' || attidentity::text end || case attgenerated when '' then '' else ' calculada' end
      || coalesce(' = ' || pg_get_expr(adbin, adrelid), '') as line
      from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all
    select 'regla ' || relname || ' ' || conname || ' ' || replace(pg_get_constraintdef(c.oid), ' NOT VALID', '')
      from tables join pg_constraint c on conrelid = tables.oid and contype in ('c', 'f')
      where not exists (select from required r where contype = 'c' and r.conrelid = c.conrelid and c.conkey = array[r.number] and pg_get_expr(c.conbin, c.conrelid) like '(% IS NOT NULL)')
    union all
    select case when indisprimary then 'clave ' || relname || ' ' || regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '') else 'índice ' || pg_get_indexdef(indexrelid) end
      || case when indisvalid then '' else ' INVÁLIDO' end
      from tables join pg_index on indrelid = tables.oid
    union all
    select 'disparador ' || relname || ' ' || tgenabled::text || ' ' || pg_get_triggerdef(t.oid) || ' ' || p.prosrc
      from tables join pg_trigger t on t.tgrelid = tables.oid and tgname like 'esquema\\_%' join pg_proc p on p.oid = tgfoid`,
  );
  return lines.map(({ line }) => line).toSorted();
}
