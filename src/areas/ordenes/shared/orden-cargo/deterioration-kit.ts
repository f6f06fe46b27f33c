/** Pieces of a supply that a ward requested within a day after one deterioration of a patient. */
export interface AskedInCase {
  /** Key of the set of signs at which the deterioration began. */
  readonly caseId: number;
  readonly insumoId: number;
  readonly pieces: number;
}

/** A supply of a kit. */
export interface KitSupply {
  readonly insumoId: number;
  /** Initial pieces: the median of the cases. */
  readonly cantidad: number;
  /** Number of cases with a request of it. */
  readonly casos: number;
}

/** Minimum number of cases with a request; below it, the history of a ward is not used. */
const LEAST_CASES = 3;
/** Minimum share of the cases, and minimum number, in which a supply was requested; below it, it is no habit. */
const [LEAST_SHARE, LEAST_TIMES] = [0.25, 2];
/** Number of supplies that can be reviewed at a bedside. */
const MAX_SUPPLIES = 8;

/**
 * Returns the usual supplies of a ward when a patient gets worse (DOMAIN annex E, 7): the most frequently requested first, with the median
 * number of pieces per case. Empty with too few cases.
 *
 * @param cases number of deteriorations, including those without a request
 */
export function deteriorationKit(cases: number, asked: readonly AskedInCase[]): readonly KitSupply[] {
  if (new Set(asked.map(({ caseId }) => caseId)).size < LEAST_CASES) return [];
  const pieces = new Map<number, Map<number, number>>();
  for (const { caseId, insumoId, pieces: more } of asked) {
    const own = pieces.get(insumoId) ?? new Map<number, number>();
    pieces.set(insumoId, own.set(caseId, (own.get(caseId) ?? 0) + more));
  }
  return [...pieces]
    .map(([insumoId, inCase]) => ({ insumoId, casos: inCase.size, cantidad: middleOf([...inCase.values()]) }))
    .filter(({ casos }) => casos >= Math.max(LEAST_TIMES, cases * LEAST_SHARE))
    .toSorted((one, other) => other.casos - one.casos || one.insumoId - other.insumoId)
    .slice(0, MAX_SUPPLIES);
}

/** Returns the median; the lower middle value of an even number of amounts. */
function middleOf(amounts: readonly number[]): number {
  return amounts.toSorted((one, other) => one - other)[Math.floor((amounts.length - 1) / 2)]!;
}
