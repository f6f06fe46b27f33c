import type { Queryable } from '../database';
import { countRows, demandOf, type Demand } from './breaking-rows';
import { parseStatement, type Statement } from './parse-statement';
import { storedNames } from './stored-names';

/** Stored rows that a pending migration does not go well with. */
export interface BreakingRows extends Demand {
  /** Place of the statement in the migration, from 0. */
  readonly at: number;
  readonly count: number;
  /**
   * `refused`: the migration cannot be applied while they are there. `kept`: they stay as they are until someone edits them.
   * `unsure`: the migration changes rows before it asks, so only applying it tells.
   */
  readonly outcome: 'refused' | 'kept' | 'unsure';
}

/**
 * Looks, before anything of a migration is applied, for stored rows that would make it fail or that it leaves unchecked.
 *
 * @param options.onlyRefused skips the counting of rows that may stay
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
    // A demand that depends on an earlier statement of the migration (another type, a function) cannot be queried yet.
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
