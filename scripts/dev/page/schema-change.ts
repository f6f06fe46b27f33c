/** Name of the event that notifies open pages of changed schemas. */
export const SCHEMA_EVENT = 'red-salud:schema';

/** Parts that a page must reload. React re-renders components by itself. */
export interface SchemaChange {
  /** Time in ms, used as a new address for repeated imports. */
  readonly at: number;
  /** Resources whose module or texts changed. */
  readonly resources: readonly string[];
  readonly menu: boolean;
  /** True when API responses may differ. */
  readonly records: boolean;
}
