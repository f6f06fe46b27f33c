import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '#platform/server/entity/resource';
import { fileFaults } from '#platform/server/files/file-faults';
import { documentFaults } from '#platform/server/lifecycle/document-faults';
import { walkChain } from '#platform/server/db/chain/walk-chain';
import type { Orm } from '#platform/server/db/database';
import { openFileStore } from '#platform/server/db/files/file-store';
import { pgErrorOf } from '#platform/server/db/pg-error';
import { rows } from '#platform/server/db/rows';
import { ledgerFaults } from '#areas/inventario/server/stock/ledger-faults';
import type { TestApp } from './app';
import type { SealedWorld } from './sealed-world';

/** Methods of a forger who owns the database: with triggers, as a replica, or with triggers and checks disabled. */
export const WAYS = ['triggers', 'replica', 'no triggers'] as const;
export type Way = (typeof WAYS)[number];

export interface Forgery {
  readonly title: string;
  readonly table: string;
  readonly statement: SQL;
  /** Part of the findings, as JSON, that the verification must name. */
  readonly named: string;
}

/** A value that differs from that of a column, by its type. */
const OTHER_VALUES: Readonly<Record<string, string>> = {
  bigint: `coalesce(%, 0) + 1000`,
  integer: `coalesce(%, 0) + 1000`,
  numeric: `coalesce(%, 0) + 1`,
  text: `coalesce(%, '') || 'x'`,
  boolean: `not coalesce(%, false)`,
  date: `coalesce(%, '2026-01-01'::date) + 1`,
  'timestamp with time zone': `coalesce(%, now()) + interval '1 hour'`,
  jsonb: `'{"otro": 1}'::jsonb`,
};

const columnOf = ({ fields }: Pick<Resource, 'fields'>, name: string): string =>
  fields.find((field) => field.name === name)!.column.name;

/**
 * Returns every forgery of sealed documents that the schemas imply: each sealed column of a document and of its lines, deletion, emptying,
 * and a copy.
 */
export async function documentForgeries(orm: Orm, { documents }: SealedWorld): Promise<readonly Forgery[]> {
  const types = new Map(
    (
      await rows<{ table: string; column: string; type: string }>(
        orm,
        sql`select table_name as table, column_name as column, data_type as type from information_schema.columns
          where table_schema = 'public' and is_generated = 'NEVER'`,
      )
    ).map(({ table, column, type }) => [`${table}.${column}`, type]),
  );
  /** Selects writable columns. */
  const stored = (table: string): SQL =>
    sql.raw(
      [...types.keys()]
        .flatMap((name) => (name.startsWith(`${table}.`) ? `"${name.slice(table.length + 1)}"` : []))
        .join(', '),
    );
  return documents.flatMap(({ resource, key }) => {
    const { seal, signature, lifecycle } = resource;
    const table = getTableName(resource.table);
    const here = sql`where ${sql.identifier(resource.key.column.name)} = ${key}`;
    const named = `"resource":"${resource.name}","key":${key}`;
    const columns: [string, string][] = [
      ...[
        ...seal!.content,
        ...(signature ? [signature.name, signature.licence, signature.at, signature.hash] : []),
      ].map((name): [string, string] => [table, columnOf(resource, name)]),
      ...resource.lines.flatMap(({ name: list, resource: line }) =>
        (seal!.lines[list] ?? []).map((name): [string, string] => [getTableName(line.table), columnOf(line, name)]),
      ),
    ];
    const tables = [table, ...resource.lines.map(({ resource: line }) => getTableName(line.table))];
    const own = (statement: Omit<Forgery, 'named'>): Forgery => ({ ...statement, named });
    const state = lifecycle!.field;
    return [
      ...columns.map(([of, column]) =>
        own({
          title: `UPDATE of ${of}.${column}`,
          table: of,
          statement: sql`update ${sql.identifier(of)} set ${sql.identifier(column)} = ${sql.raw(
            OTHER_VALUES[types.get(`${of}.${column}`)!]!.replaceAll('%', `"${column}"`),
          )} ${here}`,
        }),
      ),
      ...tables.flatMap((of) => [
        own({ title: `DELETE from ${of}`, table: of, statement: sql`delete from ${sql.identifier(of)} ${here}` }),
        own({ title: `TRUNCATE of ${of}`, table: of, statement: sql`truncate ${sql.identifier(of)} cascade` }),
      ]),
      ...(signature
        ? [
            own({
              title: `cleared signature of ${table}`,
              table,
              statement: sql`update ${sql.identifier(table)} set ${sql.identifier(columnOf(resource, signature.hash))} = null ${here}`,
            }),
          ]
        : []),
      // A step of the lifecycle that did not happen.
      ...Object.values(lifecycle!.transitions)
        .filter(({ from }) => from.includes(stateOf(resource)))
        .slice(0, 1)
        .map(({ to }) =>
          own({
            title: `state of ${table} changed along its lifecycle`,
            table,
            statement: sql`update ${sql.identifier(table)} set ${sql.identifier(columnOf(resource, state))} = ${to[0]!} ${here}`,
          }),
        ),
      {
        title: `false copy of ${table}`,
        table,
        statement: sql`insert into ${sql.identifier(table)} (${stored(table)}) overriding system value
          select ${stored(table)} from (
            select (jsonb_populate_record(d, jsonb_build_object(${resource.key.column.name}::text, ${key + 5000}::bigint))).* from ${sql.identifier(table)} d ${here}
          ) copia`,
        named: `"resource":"${resource.name}","key":${key + 5000}`,
      },
    ];
  });
}

const stateOf = ({ signature, lifecycle, seal }: Resource): string =>
  signature ? lifecycle!.transitions[signature.on]!.to[0]! : seal!.states[0]!;

/** Returns forgeries of the audit trail, of the stock ledger, and of a frozen file. */
export function otherForgeries({ file: { archivoId } }: SealedWorld): readonly Forgery[] {
  const frozen = sql`where archivo_id = ${archivoId}`;
  const trail = sql`where bitacora_id = (select min(bitacora_id) from bitacora)`;
  const movement = sql`where consecutivo = 1 and kardex_id = (select min(kardex_id) from kardex where consecutivo = 1)`;
  const each = (table: string, named: string, statements: Readonly<Record<string, SQL>>): Forgery[] =>
    Object.entries(statements).map(([title, statement]) => ({ title: `${table}: ${title}`, table, statement, named }));
  return [
    ...each('bitacora', '"broken":{', {
      'another actor': sql`update bitacora set usuario_id = coalesce(usuario_id, 0) + 1000 ${trail}`,
      'another content': sql`update bitacora set despues = '{"otro": 1}'::jsonb ${trail}`,
      'a row deleted': sql`delete from bitacora ${trail}`,
      emptied: sql`truncate bitacora cascade`,
      'two rows exchanged': sql`update bitacora b set entidad_id = o.entidad_id, entidad = o.entidad, despues = o.despues from bitacora o
        where (b.bitacora_id, o.bitacora_id) in (
          ((select min(bitacora_id) from bitacora), (select max(bitacora_id) from bitacora)),
          ((select max(bitacora_id) from bitacora), (select min(bitacora_id) from bitacora)))`,
    }),
    ...each('bitacora_sello', '"broken":{', {
      'another digest': sql`update bitacora_sello set huella = repeat('a', 64) where orden = 1`,
      'a seal deleted': sql`delete from bitacora_sello where orden = 1`,
      emptied: sql`truncate bitacora_sello`,
    }),
    ...each('kardex', '"almacenId"', {
      'other pieces': sql`update kardex set entrada = entrada + 5 ${movement}`,
      'another balance': sql`update kardex set saldo_insumo = saldo_insumo + 5 ${movement}`,
      'another number': sql`update kardex set consecutivo = consecutivo + 1000 ${movement}`,
      'a movement deleted': sql`delete from kardex ${movement}`,
      emptied: sql`truncate kardex cascade`,
    }),
    ...each('archivo', archivoId, {
      'another name': sql`update archivo set nombre = 'otra.pdf' ${frozen}`,
      'another content': sql`update archivo set huella = repeat('b', 64) ${frozen}`,
      'another record': sql`update archivo set entidad_id = '999999' ${frozen}`,
      'set aside': sql`update archivo set retirado = now() ${frozen}`,
      deleted: sql`delete from archivo ${frozen}`,
      emptied: sql`truncate archivo`,
    }),
  ];
}

/** Returns all findings of `npm run audit:verify`, as JSON. */
export async function findings(orm: Orm, { folder }: SealedWorld): Promise<string> {
  return JSON.stringify([
    (await documentFaults(orm)).faults,
    (await fileFaults(orm, openFileStore(folder))).faults,
    await ledgerFaults(orm),
    // Only the place of the break: the last row always has a digest.
    { broken: (await walkChain(orm)).broken },
  ]);
}

/**
 * Returns the outcome of a forgery: the SQLSTATE of its refusal, or the changed rows and the findings of the verification. Undoes all
 * changes.
 */
export async function outcomeOf(
  { database: { orm } }: TestApp,
  world: SealedWorld,
  { table, statement }: Forgery,
  way: Way,
): Promise<{ readonly refused: string } | { readonly changed: boolean; readonly findings: string }> {
  const undone = new Error('undone');
  let outcome: { readonly changed: boolean; readonly findings: string } | null = null;
  const digest = async (tx: Orm) =>
    (
      await rows<{ digest: string | null }>(
        tx,
        sql`select md5(string_agg(t::text, '|' order by t::text)) as digest from ${sql.identifier(table)} t`,
      )
    )[0]!.digest;
  try {
    await orm.transaction(async (tx) => {
      const db = tx as unknown as Orm;
      if (way === 'replica') await tx.execute(sql`set local session_replication_role = replica`);
      if (way === 'no triggers') await turnOff(db, table);
      const before = await digest(db);
      await tx.execute(statement);
      const changed = (await digest(db)) !== before;
      outcome = { changed, findings: await findings(db, world) };
      throw undone;
    });
  } catch (error) {
    if (error !== undone) {
      const code = pgErrorOf(error)?.code;
      if (code === undefined) throw error;
      return { refused: code };
    }
  }
  return outcome!;
}

/** Disables the protection of a table, and of the tables that TRUNCATE reaches from it. */
async function turnOff(orm: Orm, table: string): Promise<void> {
  const reached = await rows<{ name: string }>(
    orm,
    sql`with recursive reached(id) as (
      select ${table}::regclass::oid union select c.conrelid from pg_constraint c join reached r on c.confrelid = r.id where c.contype = 'f'
    ) select id::regclass::text as name from reached`,
  );
  for (const { name } of reached) await orm.execute(sql`alter table ${sql.identifier(name)} disable trigger all`);
  const checks = await rows<{ name: string }>(
    orm,
    sql`select conname as name from pg_constraint where contype in ('c', 'x') and conrelid = ${table}::regclass`,
  );
  for (const { name } of checks)
    await orm.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
}
