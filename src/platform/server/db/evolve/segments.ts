import { parseStatement } from './parse-statement';

/** Consecutive statements of a migration that are applied together. */
export interface Segment {
  /** Index of its first statement in the migration, from 0. */
  readonly from: number;
  readonly statements: readonly string[];
  /** True when the statements run in one transaction; the concurrent creation of an index cannot. */
  readonly transactional: boolean;
}

/**
 * Splits a migration into segments, in order. A check of all stored rows has a separate transaction: otherwise the strong locks of
 * preceding statements would last for its whole duration.
 */
export function segmentsOf(statements: readonly string[]): Segment[] {
  const segments: { from: number; statements: string[]; transactional: boolean; isOpen: boolean }[] = [];
  for (const [from, statement] of statements.entries()) {
    const step = parseStatement(statement);
    const concurrently = (step.kind === 'create-index' || step.kind === 'drop-index') && step.concurrently;
    const alone = concurrently || step.kind === 'validate-constraint';
    const last = segments.at(-1);
    if (last?.isOpen && !alone) last.statements.push(statement);
    else segments.push({ from, statements: [statement], transactional: !concurrently, isOpen: !alone });
  }
  return segments.map(({ from, statements: own, transactional }) => ({ from, statements: own, transactional }));
}
