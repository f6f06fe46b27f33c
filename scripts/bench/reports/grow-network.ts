import pg from 'pg';
import { withoutTriggers } from '../stock/without-triggers';

/** Tables that exist once for the whole network, even if they name a unit. */
const SHARED = ['usuario', 'jurisdiccion'];

interface Reference {
  readonly from: string;
  readonly column: string;
  readonly to: string;
}

/**
 * Multiplies the network: copies every unit with its warehouses, stock, ledger, patients and documents, under new names and keys. Records
 * that the network has once (supplies, suppliers, users, jurisdictions) stay unchanged.
 *
 * @param copies number of copies of each unit afterwards
 */
export async function growNetwork(url: string, copies: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      "set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '512MB'",
    );
    const references = await ask<Reference>(
      client,
      `select c.conrelid::regclass::text as "from", a.attname as "column", c.confrelid::regclass::text as "to"
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and cardinality(c.conkey) = 1`,
    );
    const grown = ofUnits(references);
    const keys = new Map<string, string>();
    const offsets = new Map<string, number>();
    for (const { table, column } of await ask<{ table: string; column: string }>(
      client,
      `select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] where c.contype = 'p' and cardinality(c.conkey) = 1`,
    )) {
      if (!grown.has(table)) continue;
      const [row] = await ask<{ last: string; kind: string }>(
        client,
        `select coalesce(max("${column}")::text, '0') as last, pg_typeof(max("${column}"))::text as kind from "${table}"`,
      );
      if (!/int/.test(row!.kind)) continue;
      keys.set(table, column);
      offsets.set(table, Number(row!.last));
    }
    for (const table of grown) await copyTable(client, table, references, keys, offsets, copies);
    await client.query('set session_replication_role = default');
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

/** Returns the tables whose rows belong to a unit, directly or through other references. */
function ofUnits(references: readonly Reference[]): ReadonlySet<string> {
  const grown = new Set(['unidad', 'persona']);
  for (let size = 0; size !== grown.size;) {
    size = grown.size;
    for (const { from, to } of references) if (grown.has(to) && !SHARED.includes(from)) grown.add(from);
  }
  return grown;
}

async function copyTable(
  client: pg.Client,
  table: string,
  references: readonly Reference[],
  keys: ReadonlyMap<string, string>,
  offsets: ReadonlyMap<string, number>,
  copies: number,
): Promise<void> {
  const columns = await ask<{ name: string; kind: string }>(
    client,
    `select column_name as name, data_type as kind from information_schema.columns
     where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER'`,
  );
  const moved = new Map<string, number>();
  const key = keys.get(table);
  if (key) moved.set(key, offsets.get(table)!);
  for (const { from, column, to } of references)
    if (from === table && offsets.has(to) && !moved.has(column)) moved.set(column, offsets.get(to)!);
  const unique = await ask<{ columns: string[] }>(
    client,
    `select array_agg(a.attname::text) as columns from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = '"${table}"'::regclass and i.indisunique and not i.indisprimary group by i.indexrelid`,
  );
  const named = new Set<string>();
  const numbered = new Set<string>();
  for (const { columns: together } of unique) {
    if (together.some((name) => moved.has(name))) continue;
    const like = (kind: RegExp) =>
      together.find((name) => columns.some((each) => each.name === name && kind.test(each.kind)));
    const [text, number] = [like(/char|text/), like(/int|numeric/)];
    if (text) named.add(text);
    else if (number) numbered.add(number);
  }
  for (const { name } of await ask<{ name: string }>(
    client,
    `select conname as name from pg_constraint where conrelid = '"${table}"'::regclass and contype = 'c'`,
  ))
    await client.query(`alter table "${table}" drop constraint "${name}"`);
  for (const name of named)
    await client.query(`alter table "${table}" alter column "${name}" type text`).catch(() => undefined);
  const values = columns.map(({ name }) => {
    if (moved.has(name)) return `"${name}" + n * ${moved.get(name)}`;
    if (named.has(name)) return `"${name}" || '~' || n`;
    return numbered.has(name) ? `"${name}" + n * 1000000` : `"${name}"`;
  });
  await withoutTriggers(client, table, () =>
    client.query(
      `insert into "${table}" (${columns.map(({ name }) => `"${name}"`).join()}) overriding system value
     select ${values.join()} from "${table}", generate_series(1, ${copies - 1}) n`,
    ),
  );
  if (key)
    await client.query(
      `select setval(s, (select max("${key}") from "${table}")) from pg_get_serial_sequence('"${table}"', '${key}') s where s is not null and exists (select from "${table}")`,
    );
}

async function ask<Row extends object>(client: pg.Client, text: string): Promise<Row[]> {
  return (await client.query<Row>(text)).rows;
}
