import type { ImportEntry } from './import-row';

/** A row whose record is valid by itself. */
export interface Pending {
  /** Index among the entries. */
  readonly at: number;
  readonly record: Record<string, unknown>;
  readonly entry: ImportEntry;
}
