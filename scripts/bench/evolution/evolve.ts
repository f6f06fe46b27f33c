import { sql } from 'drizzle-orm';
import type { Orm } from '#platform/server/db/database';
import { MigrationRefused } from '#platform/server/db/evolve/migration-refused';
import { migrate } from '#platform/server/db/migrate';
import { BREAKPOINT, checksumOf } from '#platform/server/db/migration-files';
import { rows } from '#platform/server/db/rows';
import { databaseShape } from '../../db/plan/database-shape';
import { describeTables, describeWhole } from '../../db/plan/kit';
import { BadRename } from '../../db/plan/new-renames';
import { shortenLocks } from '../../db/plan/short-locks';
import type { Renames, Schema } from '../../db/plan/snapshot';
import { planStatements, RefusedLosses } from '../../db/plan/statements';
import { checkCells, writeRows, type Cells } from './cells';
import type { Compiled } from './compile-tables';
import { applyEdit, newProduct, type Edit } from './edit';
import { column, keyColumn, schemasOf, type Product } from './schema-model';
import { emptyDatabase, shapeOf } from './world';

/** Totals over any number of sequences. */
export interface Tally {
  sequences: number;
  edits: number;
  migrations: number;
  cells: number;
  /** Losses that the planner announced and a person accepted. */
  announced: number;
  refusedByPlan: number;
  refusedByRows: number;
  mended: number;
}

export const newTally = (): Tally => ({
  sequences: 0,
  edits: 0,
  migrations: 0,
  cells: 0,
  announced: 0,
  refusedByPlan: 0,
  refusedByRows: 0,
  mended: 0,
});

export interface World {
  /** The database under test, and a second one of the same engine (`mirror`). */
  readonly db: Orm;
  readonly mirror: Orm;
  readonly compile: (schemas: Readonly<Record<string, unknown>>) => Promise<Compiled>;
}

interface State {
  product: Product;
  schema: Schema;
  renames: Renames;
  readonly cells: Cells;
  round: number;
}

/**
 * Edits a filled product as a developer does, one generated migration after the other. Checks three things after each migration: every cell
 * remains unless its loss was accepted, the tables equal those of an installation without history, and they can be read.
 *
 * @throws Error at the first missing cell, or wrong table or statement
 */
export async function evolve(world: World, sequence: readonly Edit[], tally: Tally): Promise<void> {
  await emptyDatabase(world.db);
  const state: State = {
    product: newProduct(),
    schema: describeTables({}),
    renames: { tables: [], columns: [] },
    cells: new Map(),
    round: 0,
  };
  await generate(world, state, structuredClone(state.product), false, tally);
  for (let at = 0; at < sequence.length; at += 1) {
    const next = structuredClone(state.product);
    let edit = sequence[at]!;
    applyEdit(next, edit);
    tally.edits += 1;
    while (edit.together && at + 1 < sequence.length) {
      edit = sequence[(at += 1)]!;
      applyEdit(next, edit);
      tally.edits += 1;
    }
    await generate(world, state, next, edit.insists, tally);
  }
  tally.sequences += 1;
}

async function generate(world: World, state: State, next: Product, insists: boolean, tally: Tally): Promise<void> {
  const { tables, renames, triggers } = await world.compile(schemasOf(next));
  const schema = describeWhole(tables, {}, triggers);
  if (isRepeated(state, next)) return;
  const allowed = new Set<string>();
  for (let attempt = 0; ; attempt += 1) {
    if (attempt > 4) throw new Error('Refused again and again.');
    try {
      const statements = shortenLocks(await planStatements(state.schema, schema, renames, allowed, state.renames));
      const text = statements.join(`\n${BREAKPOINT}\n`);
      const name = `${String(state.round + 1).padStart(4, '0')}_${attempt}`;
      if (statements.length > 0) await migrate(world.db, [{ name, sql: text, checksum: checksumOf(text) }]);
      break;
    } catch (error) {
      if (!(await isAnswered({ error, world, state, next, insists, allowed, tally }))) return;
    }
  }
  const announced = new Set([...allowed].flatMap((name) => fieldNamed(next, name)));
  tally.announced += allowed.size;
  for (const name of goneNames(state.product, next))
    if (!allowed.has(name)) throw new Error(`${name} went without a word.`);
  tally.cells += await checkCells(world.db, next, state.cells, announced);
  const [made, said] = [await databaseShape(world.db), await shapeOf(world.mirror, schema)];
  const differences = [
    ...made.filter((line) => !said.includes(line)).map((line) => `- ${line}`),
    ...said.filter((line) => !made.includes(line)).map((line) => `+ ${line}`),
  ];
  if (differences.length > 0)
    throw new Error(`The tables are not those of a new installation:\n${differences.join('\n')}`);
  for (const [name, table] of Object.entries(tables)) {
    const selected = await world.db.select().from(table);
    const entity = next.entities.find((one) => one.name === name)!;
    if (selected.length !== state.cells.get(entity.id)?.size) throw new Error(`${name} gives ${selected.length} rows.`);
  }
  for (const named of [...next.entities, ...next.entities.flatMap(({ fields }) => fields)]) named.stored = named.name;
  Object.assign(state, { product: next, schema, renames, round: state.round + 1 });
  tally.migrations += 1;
  await writeRows(world.db, next, state.cells, state.round);
}

interface Attempt {
  readonly error: unknown;
  readonly world: World;
  readonly state: State;
  readonly next: Product;
  readonly insists: boolean;
  readonly allowed: Set<string>;
  readonly tally: Tally;
}

/** Reacts to a refusal as a developer does: insists, repairs the rows that the message names, or drops the edit (false). */
async function isAnswered(attempt: Attempt): Promise<boolean> {
  const { error, world, state, next, insists, allowed, tally } = attempt;
  if (error instanceof BadRename) {
    tally.refusedByPlan += 1;
    return false;
  }
  if (error instanceof RefusedLosses) {
    if (insists) for (const { name } of error.losses) allowed.add(name);
    else tally.refusedByPlan += 1;
    return insists;
  }
  if (!(error instanceof MigrationRefused)) throw error;
  tally.refusedByRows += 1;
  // A refusal must change nothing: the cells are those of before, and the query returns exactly the rows that were counted.
  tally.cells += await checkCells(world.db, state.product, state.cells, new Set());
  for (const { query, count } of error.found) {
    const [row] = await rows<{ total: number }>(
      world.db,
      sql.raw(`select count(*)::int as total from (${query}) as filas`),
    );
    if (count === 0 || row?.total !== count)
      throw new Error(`The query finds ${row?.total} rows instead of ${count}: ${query}`);
  }
  if (!insists) return false;
  for (const { table, query, what } of error.found) {
    const entity = state.product.entities.find((one) => one.name === table)!;
    const retyped = next.entities.flatMap((one) =>
      one.fields
        .filter((field) => one.id === entity.id && what.startsWith(`tienen en ${column(field.name)} un valor`))
        .map((field) => `${one.name}.${column(field.name)}`),
    );
    for (const name of retyped) allowed.add(name);
    if (retyped.length > 0) continue;
    const key = keyColumn(entity);
    const isGone = await world.db
      .execute(sql.raw(`delete from "${table}" where "${key}" in (select "${key}" from (${query}) as filas)`))
      .then(
        () => true,
        () => false,
      );
    if (!isGone) return false;
    const left = await rows<{ key: string }>(world.db, sql.raw(`select "${key}"::text as key from "${table}"`));
    for (const row of state.cells.get(entity.id)!.keys())
      if (!left.some((one) => one.key === row)) state.cells.get(entity.id)!.delete(row);
    tally.mended += 1;
  }
  return true;
}

/** Names that an edit removes, in the form that the planner expects. */
function goneNames(before: Product, next: Product): string[] {
  return before.entities.flatMap((entity) => {
    const after = next.entities.find(({ id }) => id === entity.id);
    if (!after) return [entity.name];
    return entity.fields
      .filter((field) => !after.fields.some(({ id }) => id === field.id))
      .map((field) => `${after.name}.${column(field.name)}`);
  });
}

function fieldNamed(product: Product, name: string): number[] {
  return product.entities.flatMap((entity) =>
    entity.fields.filter((field) => `${entity.name}.${column(field.name)}` === name).map(({ id }) => id),
  );
}

/** Checks for a repeated exchange of the same names. The planner cannot refuse it, because it looks as if nothing had been edited. */
function isRepeated(state: State, next: Product): boolean {
  const done = new Set([...state.renames.columns, ...state.renames.tables].map(({ from, to }) => `${from} ${to}`));
  const isStill = (list: readonly { stored: string | null; name: string }[]) =>
    list.some(
      ({ stored, name }) =>
        stored !== null &&
        stored !== name &&
        done.has(`${column(stored)} ${column(name)}`) &&
        list.some((other) => other.name === stored),
    );
  return isStill(next.entities) || next.entities.some(({ fields }) => isStill(fields));
}
