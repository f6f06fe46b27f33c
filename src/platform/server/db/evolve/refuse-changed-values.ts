import { sql } from 'drizzle-orm';
import type { Queryable } from '../database';
import { countRows, demandOf } from './breaking-rows';
import { MigrationRefused } from './migration-refused';
import { parseStatement } from './parse-statement';
import { storedNames } from './stored-names';

/**
 * Finds values that a change of type would round or cut, in its transaction right before it: such a cast does not fail. Locks the table, so
 * that no such value can be added.
 *
 * @param done completed steps of the migration, which remain applied when this one is refused
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
