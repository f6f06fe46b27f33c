import { sql } from 'drizzle-orm';
import { auditAll, type AuditActor, type AuditEntry } from '../audit';
import type { Queryable } from '../database';
import { Problem } from '../problem';
import { rows } from '../rows';

/** Values by column, in their JSON format. */
export type ColumnRow = Readonly<Record<string, unknown>>;

/** Some of the rows of an import, with their rows of the audit trail; JSON, so that it can be stored until it is applied. */
export interface Slice {
  readonly tabla: string;
  /** Column of the key. */
  readonly clave: string;
  /** New rows with their keys. */
  readonly nuevas: readonly ColumnRow[];
  /** Changes to existing rows: the key, the `version` that was read, and the changed columns. */
  readonly cambios: readonly ColumnRow[];
  readonly actor: AuditActor;
  readonly bitacora: readonly AuditEntry[];
}

/**
 * Writes a slice in a few statements; must run in a transaction.
 *
 * @throws Problem 409 CONFLICTO_SIMULTANEO when a row no longer has the version that was read
 */
export async function applySlice(tx: Queryable, slice: Slice): Promise<void> {
  const { tabla, clave, nuevas, cambios, actor, bitacora } = slice;
  for (const alike of byColumns(nuevas)) await insertRows(tx, tabla, tabla, alike);
  for (const alike of byColumns(cambios)) {
    const set = Object.keys(alike[0]!).filter((column) => column !== clave && column !== 'version');
    const kept = await rows(
      tx,
      sql`
      update ${sql.identifier(tabla)} t set ${sql.join(
        set.map((column) => sql`${sql.identifier(column)} = r.${sql.identifier(column)}`),
        sql`, `,
      )}${set.length > 0 ? sql`, ` : sql``}version = t.version + 1
      from jsonb_populate_recordset(null::${sql.identifier(tabla)}, ${JSON.stringify(alike)}::jsonb) r
      where t.${sql.identifier(clave)} = r.${sql.identifier(clave)} and t.version = r.version returning 1 as kept`,
    );
    if (kept.length < alike.length) throw new Problem(409, 'CONFLICTO_SIMULTANEO');
  }
  await auditAll(tx, actor, bitacora);
}

/** @param like table with the columns of the values */
export async function insertRows(
  tx: Queryable,
  into: string,
  like: string,
  alike: readonly ColumnRow[],
): Promise<void> {
  const columns = sql.join(
    Object.keys(alike[0]!).map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${sql.identifier(into)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${sql.identifier(like)}, ${JSON.stringify(alike)}::jsonb)`,
  );
}

/** Groups rows with the same columns; columns missing in a row get their default. */
export function byColumns(list: readonly ColumnRow[]): Iterable<readonly ColumnRow[]> {
  const groups = new Map<string, ColumnRow[]>();
  for (const row of list) {
    const columns = Object.keys(row).toSorted().join();
    const group = groups.get(columns);
    if (group) group.push(row);
    else groups.set(columns, [row]);
  }
  return groups.values();
}
