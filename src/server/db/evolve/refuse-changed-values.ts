import { sql } from 'drizzle-orm';
import type { Queryable } from '../database';
import { countRows, demandOf } from './breaking-rows';
import { MigrationRefused } from './migration-refused';
import { parseStatement } from './parse-statement';
import { storedNames } from './stored-names';

/**
 * Looks, in the transaction and right before a change of type, for values that it would round or cut: such a cast does not
 * fail by itself. Holds the table from then on, so that nobody can add one.
 *
 * @param done steps of the migration that stay done when this one is refused
 * @throws MigrationRefused when there are any; does nothing for other statements
 */
export async function refuseChangedValues(
  tx: Queryable,
  migration: string,
  statement: string,
  done: number,
): Promise<void> {
  const step = parseStatement(statement);
  if (step.kind !== 'set-type') return;
  const demand = await demandOf(tx, step, [], storedNames([]));
  if (demand === null) return;
  await tx.execute(sql.raw(`lock table "${step.table}" in access exclusive mode`));
  const count = await countRows(tx, demand);
  if (count > 0) throw new MigrationRefused(migration, [{ ...demand, count }], done);
}
