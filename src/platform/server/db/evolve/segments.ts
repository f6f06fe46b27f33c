import { parseStatement } from './parse-statement';

/** Consecutive statements of a migration that are applied together. */
export interface Segment {
  /** Place of its first statement in the migration, from 0. */
  readonly from: number;
  readonly statements: readonly string[];
  /** True when the statements run in one transaction; a concurrently created index cannot be in any. */
  readonly transactional: boolean;
}

/**
 * The parts of a migration, in order. A check of all stored rows has a transaction of its own: together with what comes
 * before it, it would hold the strong locks of that for as long as the check takes.
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
