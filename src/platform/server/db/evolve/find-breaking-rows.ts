import type { Queryable } from '../database';
import { countRows, demandOf, type Demand } from './breaking-rows';
import { parseStatement, type Statement } from './parse-statement';
import { storedNames } from './stored-names';

/** Stored rows that conflict with a pending migration. */
export interface BreakingRows extends Demand {
  /** Index of the statement in the migration, from 0. */
  readonly at: number;
  readonly count: number;
  /**
   * `refused`: the rows prevent the migration. `kept`: they stay unchanged until a user edits them. `unsure`: the migration changes rows
   * before the check, so that only applying it shows.
   */
  readonly outcome: 'refused' | 'kept' | 'unsure';
}

/**
 * Finds stored rows that would make a migration fail, or that it leaves unchecked, before it is applied.
 *
 * @param options.onlyRefused skips counting the rows that may stay
 */
export async function findBreakingRows(
  db: Queryable,
  statements: readonly string[],
  { onlyRefused = false } = {},
): Promise<BreakingRows[]> {
  const steps = statements.map(parseStatement);
  const found: BreakingRows[] = [];
  for (const [at, step] of steps.entries()) {
    const waits = mayWait(step);
    if (
      waits &&
      (onlyRefused ||
        steps.some((later) => later.kind === 'validate-constraint' && later.name === (step as { name: string }).name))
    )
      continue;
    const earlier = steps.slice(0, at);
    const demand = await demandOf(db, step, earlier, storedNames(earlier));
    // A requirement that depends on an earlier statement of the migration (another type, a function) cannot be queried yet.
    const count = demand === null ? 0 : await countRows(db, demand).catch(() => 0);
    if (demand === null || count === 0) continue;
    found.push({ ...demand, at, count, outcome: earlier.some(changesRows) ? 'unsure' : waits ? 'kept' : 'refused' });
  }
  return found;
}

function mayWait(step: Statement): boolean {
  return (step.kind === 'add-check' || step.kind === 'add-foreign-key') && !step.valid;
}

function changesRows(step: Statement): boolean {
  return step.kind === 'write' || step.kind === 'other';
}
