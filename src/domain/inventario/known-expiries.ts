/** Expiries of the lots of supplies: those that are known beforehand, and those that are read one after the other. */
export interface KnownExpiries {
  /** The expiries of a lot number other than the given one, which is known from then on. */
  readonly others: (insumoId: number, numeroLote: string | null, caducidad: string | null) => readonly string[];
}

/**
 * Tells when one lot number of a supply has a second expiry: a maker gives a lot one.
 *
 * @param known expiries of a lot number that are known beforehand
 */
export function knownExpiries(known: (insumoId: number, numeroLote: string) => readonly string[]): KnownExpiries {
  const read = new Map<string, Set<string>>();
  return {
    others: (insumoId, numeroLote, caducidad) => {
      if (numeroLote === null || caducidad === null) return [];
      const key = `${insumoId} ${numeroLote}`;
      const expiries = read.get(key) ?? new Set(known(insumoId, numeroLote));
      read.set(key, expiries);
      const others = expiries.has(caducidad) ? [] : [...expiries].toSorted();
      expiries.add(caducidad);
      return others;
    },
  };
}
