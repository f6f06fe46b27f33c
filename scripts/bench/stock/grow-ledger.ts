import pg from 'pg';
import { withoutTriggers } from './without-triggers';

/**
 * Grows the ledger to a number of movements: the existing ones become the newest, preceded by repeated copies, numbered without gaps.
 * Balances are not consistent; no measurement depends on them.
 */
export async function growLedger(url: string, movements: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const count = async () =>
    Number((await client.query<{ count: string }>('select count(*) from kardex')).rows[0]!.count);
  try {
    const before = await count();
    const copies = Math.floor(movements / before) - 1;
    if (copies > 0) {
      const { rows: indexes } = await client.query<{ name: string; definition: string; constraint: boolean }>(
        `select i.indexname as name, i.indexdef as definition, c.oid is not null as constraint from pg_indexes i
         left join pg_constraint c on c.conname = i.indexname where i.tablename = 'kardex'`,
      );
      const free = indexes.filter(({ constraint }) => !constraint);
      await client.query(
        "set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB'",
      );
      for (const { name } of free) await client.query(`drop index "${name}"`);
      await withoutTriggers(client, 'kardex', async () => {
        await client.query(
          'create temp table span as select almacen_id, insumo_id, max(consecutivo) as length from kardex group by 1, 2; analyze span',
        );
        await client.query(`update kardex k set consecutivo = consecutivo + ${copies} * length from span s
        where s.almacen_id = k.almacen_id and s.insumo_id = k.insumo_id`);
        await client.query(`update inventario i set movimientos = movimientos + ${copies} * length from span s
        where s.almacen_id = i.almacen_id and s.insumo_id = i.insumo_id`);
        const { rows: columns } = await client.query<{ name: string }>(
          `select column_name as name from information_schema.columns
         where table_name = 'kardex' and column_name not in ('kardex_id', 'consecutivo', 'fecha_movimiento', 'reversa_de_id') order by 1`,
        );
        const list = (table: string) => columns.map(({ name }) => `${table}"${name}"`).join(', ');
        await client.query(
          `create temp table newest as select *, row_number() over (order by kardex_id) as place from kardex`,
        );
        const { rows } = await client.query<{ last: string }>('select max(kardex_id) as last from kardex');
        for (let copy = 0; copy < copies; copy += 1)
          await client.query(`insert into kardex (kardex_id, consecutivo, fecha_movimiento, ${list('')})
          select ${rows[0]!.last} + ${copy}::bigint * ${before} + place, consecutivo - ${copies - copy} * length, fecha_movimiento - ${copies - copy} * interval '11 days',
            ${list('n.')}
          from newest n join span s on s.almacen_id = n.almacen_id and s.insumo_id = n.insumo_id`);
      });
      for (const { definition } of free) await client.query(definition);
      await client.query(
        "select setval(pg_get_serial_sequence('kardex', 'kardex_id'), (select max(kardex_id) from kardex))",
      );
    }
    await client.query('vacuum (analyze) kardex');
    await client.query('vacuum (analyze) inventario');
    return await count();
  } finally {
    await client.end();
  }
}
