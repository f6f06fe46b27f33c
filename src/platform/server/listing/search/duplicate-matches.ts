/** Possible duplicates of a new record: stored records, and an earlier one of the same batch. */
export interface AlikeMatches {
  readonly keys: readonly (string | number)[];
  /** Caller's identifier of that record; null for none. */
  readonly fila: number | null;
}
