// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

interface Trigger {
  /** The table that it stands on. */
  readonly table: string;
  readonly create: readonly string[];
  readonly drop: readonly string[];
  /** What makes the rows of what was there before it. */
  readonly fill?: readonly string[];
}

/** The triggers of the tables, by `table.trigger`. */
export const TRIGGERS: Readonly<Record<string, Trigger>> = {};
