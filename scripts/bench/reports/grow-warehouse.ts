import pg from 'pg';
import { withoutTriggers } from '../stock/without-triggers';

/**
 * Grows the warehouse with the most movements to a number of movements. Repeats its own movements, each copy an hour earlier, numbered
 * without gaps. Balances are not consistent; no measurement depends on them.
 */
export async function growWarehouse(
  url: string,
  movements: number,
): Promise<{ readonly almacenId: number; readonly rows: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ almacen_id: number; many: number; last: number }>(
      `select almacen_id::int, count(*)::int as many, max(consecutivo)::int as last from kardex
       where almacen_id = (select almacen_id from kardex group by 1 order by count(*) desc, 1 limit 1) group by 1`,
    );
    const { almacen_id: almacenId, many, last } = rows[0]!;
    const { rows: columns } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'kardex' and is_generated = 'NEVER'
       and column_name not in ('kardex_id', 'consecutivo', 'fecha_movimiento', 'reversa_de_id')`,
    );
    const list = columns.map(({ name }) => `"${name}"`).join();
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    await withoutTriggers(client, 'kardex', () =>
      client.query(
        `insert into kardex (consecutivo, fecha_movimiento, ${list})
       select consecutivo + n * ${last}, fecha_movimiento - n * interval '1 hour', ${list}
       from kardex, generate_series(1, $2) n where almacen_id = $1`,
        [almacenId, Math.max(0, Math.ceil(movements / many) - 1)],
      ),
    );
    await client.query('vacuum (analyze) kardex');
    const counted = await client.query<{ many: number }>(
      'select count(*)::int as many from kardex where almacen_id = $1',
      [almacenId],
    );
    return { almacenId, rows: counted.rows[0]!.many };
  } finally {
    await client.end();
  }
}
