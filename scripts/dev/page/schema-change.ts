/** Name of the message that tells an open page that the schemas changed. */
export const SCHEMA_EVENT = 'red-salud:schema';

/** Parts that a page must reload; React redraws components. */
export interface SchemaChange {
  /** When, in ms: a new address for what is imported again. */
  readonly at: number;
  /** Resources whose module or texts changed. */
  readonly resources: readonly string[];
  readonly menu: boolean;
  /** True when answers of the API may differ. */
  readonly records: boolean;
}
