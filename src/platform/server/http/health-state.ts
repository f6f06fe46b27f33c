import type { Shortage } from '../db/shortage';

/** Health of the server: recorded failures and a check on demand. */
export interface Health {
  /** Records a failed write. */
  readonly record: (shortage: Shortage) => void;
  /** Records a successful write of a file. */
  readonly recordStored: () => void;
  /**
   * Checks, without writing, whether database and storage are readable and writable, and whether the clock is right.
   *
   * @throws Problem 503 that names the failing parts; an error of the database unchanged
   */
  readonly check: () => Promise<void>;
}
