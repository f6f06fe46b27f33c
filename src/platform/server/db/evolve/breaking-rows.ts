import { sql } from 'drizzle-orm';
import type { Queryable } from '../database';
import { rows } from '../rows';
import { conversion } from './conversion';
import type { Statement } from './parse-statement';
import type { StoredNames } from './stored-names';

/** Requirement of a statement on stored rows, with a query for those that violate it. */
export interface Demand {
  readonly table: string;
  /** Fault of the rows, in Spanish: «repiten clave». */
  readonly what: string;
  /** SELECT that can be run unchanged on the current database. */
  readonly query: string;
}

/**
 * Returns the requirement of a statement on stored rows, or null when it cannot fail on them.
 *
 * @param earlier preceding statements of the same migration, whose renames the query must undo
 */
export async function demandOf(
  db: Queryable,
  step: Statement,
  earlier: readonly Statement[],
  names: StoredNames,
): Promise<Demand | null> {
  switch (step.kind) {
    case 'create-index':
      return step.unique ? repeated(step, names) : null;
    case 'set-not-null':
      return where(names, step.table, `"${step.column}" is null`, `no tienen ${step.column}`);
    case 'set-type':
      return unconvertible(db, step, names);
    case 'add-check':
      return unmet(step, names);
    case 'add-foreign-key':
      return orphans(step, names);
    case 'validate-constraint': {
      const added = earlier.findLast(
        (other) => 'name' in other && other.name === step.name && 'table' in other && other.table === step.table,
      );
      return added && (added.kind === 'add-check' || added.kind === 'add-foreign-key')
        ? demandOf(db, added, earlier, names)
        : null;
    }
    default:
      return null;
  }
}

/** Counts the rows that a requirement's query finds. */
export async function countRows(db: Queryable, { query }: Demand): Promise<number> {
  const [row] = await rows<{ total: string | number }>(
    db,
    sql.raw(`select count(*) as total from (${query}) as filas`),
  );
  return Number(row?.total ?? 0);
}

function where(names: StoredNames, table: string, condition: string, what: string): Demand | null {
  const [stored, text] = [names.table(table), names.sql(table, condition)];
  return stored === null || text === null
    ? null
    : { table: stored, what, query: `select * from "${stored}" where ${text}` };
}

function repeated(
  { table, parts, where: only }: Statement & { kind: 'create-index' },
  names: StoredNames,
): Demand | null {
  if (!/^"\w+"(?: ?, ?"\w+")*$/.test(parts)) return null;
  const filled =
    parts
      .split(',')
      .map((part) => `${part.trim()} is not null`)
      .join(' and ') + (only === null ? '' : ` and (${only})`);
  const stored = names.table(table);
  const [list, condition] = [names.sql(table, parts), names.sql(table, filled)];
  if (stored === null || list === null || condition === null) return null;
  const query = `select * from "${stored}" where ${condition} and (${list}) in (select ${list} from "${stored}" where ${condition} group by ${list} having count(*) > 1) order by ${list}`;
  return { table: stored, what: `repiten ${parts.replaceAll('"', '').replaceAll(',', ', ')}`, query };
}

function unmet({ table, expression }: Statement & { kind: 'add-check' }, names: StoredNames): Demand | null {
  const [, required] = /^\(*"?(\w+)"? IS NOT NULL\)*$/i.exec(expression) ?? [];
  if (required === undefined) return where(names, table, `not (${expression})`, `no cumplen ${expression}`);
  const stored = names.table(table);
  if (stored !== null && names.isEmpty(table, required))
    return { table: stored, what: `no tendrán ${required}`, query: `select * from "${stored}"` };
  return where(names, table, `"${required}" is null`, `no tienen ${required}`);
}

function orphans(
  { table, columns, target, targetColumns }: Statement & { kind: 'add-foreign-key' },
  names: StoredNames,
): Demand | null {
  const [stored, storedTarget] = [names.table(table), names.table(target)];
  const own = columns.map((column) => names.sql(table, `"${column}"`));
  const theirs = targetColumns.map((column) => names.sql(target, `"${column}"`));
  if (stored === null || own.includes(null)) return null;
  const filled = own.map((column) => `fila.${column} is not null`).join(' and ');
  // No row can refer to a table that the migration itself creates, unless the migration also fills it.
  const missing =
    storedTarget === null || theirs.includes(null)
      ? ''
      : ` and not exists (select 1 from "${storedTarget}" as destino where ${own.map((column, at) => `destino.${theirs[at]} = fila.${column}`).join(' and ')})`;
  return {
    table: stored,
    what: `apuntan con ${columns.join(', ')} a un registro de ${target} que no existe`,
    query: `select * from "${stored}" as fila where ${filled}${missing}`,
  };
}

/**
 * Returns the requirement of a type change. Only a plain cast requires every value to be convertible; a longer expression handles the
 * others itself.
 */
async function unconvertible(
  db: Queryable,
  { table, column, type, using }: Statement & { kind: 'set-type' },
  names: StoredNames,
): Promise<Demand | null> {
  if (using !== null && !using.startsWith(`"${column}"::`)) return null;
  const [stored, quoted] = [names.table(table), names.sql(table, `"${column}"`)];
  if (stored === null || quoted === null) return null;
  const name = quoted.slice(1, -1);
  const [row] = await rows<{ type: string }>(
    db,
    sql`
    select format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = to_regclass(${`"${stored}"`}) and attname = ${name} and not attisdropped`,
  );
  const breaks = row ? conversion(row.type, type, name)?.breaks : null;
  return breaks
    ? {
        table: stored,
        what: `tienen en ${column} un valor que no se puede convertir a ${type} sin cambiarlo`,
        query: `select * from "${stored}" where ${breaks}`,
      }
    : null;
}
