/** Expiries by supply and lot number: the stored ones, and those of the lines read up to now. */
export interface KnownExpiries {
  /** Returns the other expiries of a lot number, and adds the given one. */
  readonly others: (insumoId: number, numeroLote: string | null, caducidad: string | null) => readonly string[];
}

/**
 * Finds lot numbers with a second expiry. A manufacturer gives each lot one expiry.
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
