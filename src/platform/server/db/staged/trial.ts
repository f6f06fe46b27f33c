import { sql } from 'drizzle-orm';
import type { Orm } from '../database';
import { rows } from '../rows';
import { byColumns, insertRows, type Slice } from './slice';

/** Tests rows against a table: its types, checks and the limits of its indexes. */
export interface Trial {
  /** @throws the database's error for refused rows */
  readonly attempt: (slice: Slice) => Promise<void>;
  readonly drop: () => Promise<void>;
}

/**
 * Creates a temporary table with the structure of another, which tests rows invisibly and without rollback. An import in progress can no
 * longer be refused, so it is tested before. Search indexes refuse nothing and are omitted. Only for the embedded database, which has one
 * session.
 */
export async function trialOf(orm: Orm, tabla: string, id: number): Promise<Trial> {
  const name = `importacion_prueba_${id}`;
  const place = sql.identifier(name);
  const [like, oid] = [sql.identifier(tabla), sql`${name}::regclass`];
  await orm.execute(sql`create temp table ${place} (like ${like} including all)`);
  const searching = await rows<{ index: string }>(
    orm,
    sql`
    select c.relname as index from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam where i.indrelid = ${oid} and a.amname <> 'btree'`,
  );
  for (const { index } of searching) await orm.execute(sql`drop index ${sql.identifier(index)}`);
  const columns = sql.join(
    (
      await rows<{ column: string }>(
        orm,
        sql`
    select attname as column from pg_attribute where attrelid = ${oid} and attnum > 0 and not attisdropped and attgenerated = ''`,
      )
    ).map(({ column }) => sql.identifier(column)),
    sql`, `,
  );
  return {
    attempt: (slice) =>
      orm.transaction(async (tx) => {
        for (const alike of byColumns(slice.nuevas)) await insertRows(tx, name, tabla, alike);
        if (slice.cambios.length > 0) {
          const key = sql.identifier(slice.clave);
          await tx.execute(sql`
          insert into ${place} (${columns}) select ${columns} from (
            select (jsonb_populate_record(t, e.value)).* from jsonb_array_elements(${JSON.stringify(slice.cambios)}::jsonb) e(value)
            join ${like} t on t.${key} = (jsonb_populate_record(null::${like}, e.value)).${key}
          ) changed`);
        }
      }),
    drop: async () => {
      await orm.execute(sql`drop table ${place}`);
    },
  };
}
