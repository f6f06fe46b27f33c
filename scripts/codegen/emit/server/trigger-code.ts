import type { Trigger } from '../../../db/plan/snapshot';

export type NamedTrigger = Trigger & { readonly name: string };

interface Told {
  /** Name of the trigger and of the function that it calls. */
  readonly name: string;
  readonly table: string;
  /** `before insert` */
  readonly event: string;
  readonly each: 'row' | 'statement';
  /** It runs whatever the session says of itself. */
  readonly isAlways?: boolean;
  /** PL/pgSQL, from `declare` or `begin` to `end`. */
  readonly body: string;
  readonly fill?: readonly string[];
}

/** A trigger and its function, as statements that make them and take them away. Statements are separate: a migration has one after the other. */
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
