/** Demand of a request's line in a distribution. */
export interface Share {
  /** Id of the line; the final tie-break, lower first. */
  readonly id: number;
  /** Requested pieces, 0 or more. */
  readonly wanted: number;
  /** Pieces in a package, 1 or more. */
  readonly multiplo: number;
}

/**
 * Shares pieces in proportion to each line's demand, exactly: all are given, as far as demand and packages allow. A line gets no more than
 * its demand, in whole packages or completely. It is the largest remainder method: each line gets the whole packages of its quota (`pieces
 * × wanted ÷ all wanted`). The rest goes package by package to the largest remainder, counted in packages. Equal remainders favour the
 * earlier of `shares`, so that the order of the list is the tie-break.
 *
 * @param pieces available pieces, 0 or more
 * @returns pieces by id
 */
export function shareOut(pieces: number, shares: readonly Share[]): ReadonlyMap<number, number> {
  const all = shares.reduce((sum, { wanted }) => sum + wanted, 0);
  const given = new Map(shares.map(({ id, wanted }) => [id, all <= pieces ? wanted : 0]));
  if (all <= pieces || pieces <= 0) return given;
  // Exact while the product stays below 2^53: ten million pieces times a hundred million requested.
  const quotas = shares.map((share, order) => {
    const quota = (pieces * share.wanted) / all;
    const whole = Math.floor((pieces * share.wanted) / (all * share.multiplo)) * share.multiplo;
    return { share, order, whole, rest: (quota - whole) / share.multiplo };
  });
  let left = pieces;
  for (const { share, whole } of quotas) {
    given.set(share.id, whole);
    left -= whole;
  }
  const turns = quotas.toSorted((a, b) => b.rest - a.rest || a.order - b.order);
  // Packages of several sizes may leave pieces after the first round.
  for (let before = Number.POSITIVE_INFINITY; left > 0 && left < before;) {
    before = left;
    for (const { share } of turns) {
      const has = given.get(share.id)!;
      const step = Math.min(share.multiplo, share.wanted - has);
      if (step <= 0 || step > left) continue;
      given.set(share.id, has + step);
      left -= step;
    }
  }
  return given;
}
