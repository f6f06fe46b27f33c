import type { Trigger } from '../../../db/plan/snapshot';

export type NamedTrigger = Trigger & { readonly name: string };

interface Told {
  /** Name of the trigger and of the function that it calls. */
  readonly name: string;
  readonly table: string;
  /** `before insert` */
  readonly event: string;
  readonly each: 'row' | 'statement';
  /** True for a trigger that also runs in replication sessions (`enable always`). */
  readonly isAlways?: boolean;
  /** PL/pgSQL, from `declare` or `begin` to `end`. */
  readonly body: string;
  readonly fill?: readonly string[];
}

/**
 * Returns a trigger and its function as SQL statements that create and drop them. Statements are separate, because a migration lists them
 * one by one.
 */
export function triggerOf({ name, table, event, each, isAlways = false, body, fill = [] }: Told): NamedTrigger {
  return {
    name,
    table,
    create: [
      `CREATE OR REPLACE FUNCTION "${name}"() RETURNS trigger LANGUAGE plpgsql AS $$\n${body}\n$$;`,
      `CREATE TRIGGER "${name}" ${event} ON "${table}" FOR EACH ${each.toUpperCase()} EXECUTE FUNCTION "${name}"();`,
      ...(isAlways ? [`ALTER TABLE "${table}" ENABLE ALWAYS TRIGGER "${name}";`] : []),
    ],
    drop: [`DROP TRIGGER IF EXISTS "${name}" ON "${table}";`, `DROP FUNCTION IF EXISTS "${name}"();`],
    ...(fill.length > 0 ? { fill } : {}),
  };
}
