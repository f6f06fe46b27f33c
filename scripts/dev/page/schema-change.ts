/** Name of the message that tells an open page that the schemas changed. */
export const SCHEMA_EVENT = 'red-salud:schema';

/** What a page must make anew by itself; components are redrawn by React. */
export interface SchemaChange {
  /** When, in ms: a new address for what is imported again. */
  readonly at: number;
  /** Resources whose module or texts changed. */
  readonly resources: readonly string[];
  readonly menu: boolean;
  /** What the API answers may be different. */
  readonly records: boolean;
}
