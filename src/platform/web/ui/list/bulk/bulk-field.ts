import type { ReactElement } from 'react';

/** Field with its input, for setting one value on many records. */
export interface BulkField {
  readonly source: string;
  /** Value of an empty input; default null. */
  readonly empty?: unknown;
  readonly input: ReactElement;
}

/** Loads the batch-edit fields of a resource. */
export type LoadBulkFields = () => Promise<{ readonly bulkFields: readonly BulkField[] }>;
