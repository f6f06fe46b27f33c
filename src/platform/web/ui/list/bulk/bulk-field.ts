import type { ReactElement } from 'react';

/** A field that many records can be given one value of, with its input. */
export interface BulkField {
  readonly source: string;
  /** Value of an empty input; default null. */
  readonly empty?: unknown;
  readonly input: ReactElement;
}

/** Loads those of a resource. */
export type LoadBulkFields = () => Promise<{ readonly bulkFields: readonly BulkField[] }>;
