import { sql } from 'drizzle-orm';
import type { Orm } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { column, defaultOf, keyColumn, type EntityModel, type FieldModel, type Product } from './schema-model';

/** Expected values of all cells, by entity, row and field. The database is checked against them. */
export type Cells = Map<number, Map<string, Map<number, string | null>>>;

/** Reads all rows of an entity, with values as text, keyed by field ids. */
export async function readCells(db: Orm, entity: EntityModel): Promise<Map<string, Map<number, string | null>>> {
  const list = entity.fields.map((field) => `"${column(field.name)}"::text as f${field.id}`).join(', ');
  const found = await rows<Record<string, string | null>>(
    db,
    sql.raw(`select "${keyColumn(entity)}"::text as key, ${list} from "${entity.name}"`),
  );
  return new Map(
    found.map((row) => [row['key']!, new Map(entity.fields.map(({ id }) => [id, row[`f${id}`] ?? null]))]),
  );
}

/**
 * Compares every cell with its expected value and adds new cells to the expectation.
 *
 * @param announced fields whose loss of values was accepted
 * @throws Error that names the first missing or changed cell
 */
export async function checkCells(
  db: Orm,
  product: Product,
  cells: Cells,
  announced: ReadonlySet<number>,
): Promise<number> {
  let checked = 0;
  for (const entity of product.entities) {
    const found = await readCells(db, entity);
    for (const [key, before] of cells.get(entity.id) ?? []) {
      const after = found.get(key);
      if (!after) throw new Error(`${entity.name} ${key} is gone.`);
      for (const field of entity.fields) {
        const expected = before.has(field.id) ? before.get(field.id)! : initial(field);
        if (announced.has(field.id)) continue;
        if (!isSame(expected, after.get(field.id)!))
          throw new Error(`${entity.name}.${field.name} of ${key} was ${expected} and is ${after.get(field.id)}.`);
        checked += 1;
      }
    }
    if (found.size !== (cells.get(entity.id)?.size ?? 0))
      throw new Error(`${entity.name} has ${found.size} rows instead of ${cells.get(entity.id)?.size ?? 0}.`);
    cells.set(entity.id, found);
  }
  for (const id of cells.keys()) if (!product.entities.some((entity) => entity.id === id)) cells.delete(id);
  return checked;
}

function initial(field: FieldModel): string | null {
  const value = field.hasDefault ? defaultOf(field) : null;
  return value === null ? null : String(value);
}

/** Compares numbers by value: 12 as a decimal is 12.00. */
function isSame(expected: string | null, actual: string | null): boolean {
  return (
    expected === actual ||
    (expected !== null && actual !== null && expected.trim() !== '' && Number(expected) === Number(actual))
  );
}

/** Adds rows and fills empty cells. Skips writes that the current rules refuse. */
export async function writeRows(db: Orm, product: Product, cells: Cells, round: number): Promise<void> {
  for (const entity of product.entities) {
    const known = [...(cells.get(entity.id)?.keys() ?? [])];
    for (let turn = 0; turn < 3; turn += 1) {
      const values = entity.fields.map((field) =>
        literal(field, round * 3 + turn, [...(cells.get(field.target)?.keys() ?? [])]),
      );
      await db
        .execute(
          sql.raw(
            `insert into "${entity.name}" (${entity.fields.map((field) => `"${column(field.name)}"`).join(', ')}) values (${values.join(', ')})`,
          ),
        )
        .catch(() => undefined);
    }
    for (const key of known) {
      const field = entity.fields[(Number(key) + round) % entity.fields.length]!;
      const value = literal(field, round + Number(key), [...(cells.get(field.target)?.keys() ?? [])]);
      await db
        .execute(
          sql.raw(
            `update "${entity.name}" set "${column(field.name)}" = ${value} where "${keyColumn(entity)}" = ${key}`,
          ),
        )
        .catch(() => undefined);
    }
    cells.set(entity.id, await readCells(db, entity));
  }
}

const TEXTS = ['12', 'abc', '7.5', 'true', '2026-02-03', '007', 'señal «ñ»', "it''s", '-4', 'A'.repeat(40)];

function literal(field: FieldModel, n: number, targets: readonly string[]): string {
  switch (field.kind) {
    case 'text':
      return n % 6 === 5 && !field.required
        ? 'null'
        : `'${field.pattern === null ? TEXTS[n % TEXTS.length]!.slice(0, field.maxLength) : 'abcdefgh'.slice(n % 5)}'`;
    case 'integer':
      return String(field.maximum === null ? n * 3 - 2 : n % 10);
    case 'number':
      return String(field.maximum === null ? n * 1.25 : (n % 10) / 2);
    case 'boolean':
      return String(n % 2 === 0);
    case 'date':
      return `'2026-0${1 + (n % 9)}-1${n % 10}'`;
    case 'enum':
      return `'${field.options[n % field.options.length]}'`;
    case 'reference':
      return targets[n % Math.max(1, targets.length)] ?? 'null';
  }
}
