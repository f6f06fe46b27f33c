import type pg from 'pg';

/** Runs work on a table with all its triggers disabled, and restores them afterwards. */
export async function withoutTriggers(client: pg.Client, table: string, work: () => Promise<unknown>): Promise<void> {
  const { rows: triggers } = await client.query<{ name: string; always: boolean }>(
    `select tgname as name, tgenabled = 'A' as always from pg_trigger where tgrelid = '"${table}"'::regclass and not tgisinternal`,
  );
  for (const { name } of triggers) await client.query(`alter table "${table}" disable trigger "${name}"`);
  await work();
  for (const { name, always } of triggers)
    await client.query(`alter table "${table}" enable ${always ? 'always ' : ''}trigger "${name}"`);
}
