import { ration, type RationPool, type RationRule } from './ration';

/** Result of a pool with amounts set by hand. */
export interface RationOutcome {
  /** Pieces by id of the line. */
  readonly given: ReadonlyMap<number, number>;
  /** Pieces of the manual amounts beyond the stock; 0 without excess. */
  readonly excess: number;
}

/**
 * Rations a supply with some manual amounts: those lines get exactly that, the others share the rest by the rule.
 *
 * @param byHand pieces by id of the line; lines of other pools are ignored
 */
export function rationAround(
  pool: RationPool,
  rule: RationRule,
  proteger: boolean,
  byHand: ReadonlyMap<number, number>,
): RationOutcome {
  const fixed = pool.lines.flatMap(({ id }) => (byHand.has(id) ? [[id, byHand.get(id)!] as const] : []));
  const taken = fixed.reduce((sum, [, pieces]) => sum + pieces, 0);
  const free = Math.max(0, pool.libre);
  const others =
    fixed.length === 0 ? pool : { ...pool, libre: free - taken, lines: pool.lines.filter(({ id }) => !byHand.has(id)) };
  return { given: new Map([...ration(others, rule, proteger), ...fixed]), excess: Math.max(0, taken - free) };
}
