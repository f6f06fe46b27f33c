/** Pieces by line and lot: `12 340` → 2. */
export type Amounts = ReadonlyMap<string, number>;
