import type { Schema, Trigger } from './snapshot';

/** Triggers that one schema has and the other has not, or not like this. */
export function changedTriggers(
  previous: Schema,
  current: Schema,
): { gone: readonly Trigger[]; come: readonly Trigger[] } {
  const unlike = (from: Schema, to: Schema) =>
    Object.entries(from.triggers ?? {}).flatMap(([key, trigger]) =>
      JSON.stringify(trigger) === JSON.stringify(to.triggers?.[key]) ? [] : [trigger],
    );
  return { gone: unlike(previous, current), come: unlike(current, previous) };
}

/**
 * Lays the triggers around the steps by which the tables change. A trigger that goes does so as late as it can: before the tables only
 * where a table, a column or a name goes, which it may speak of. One that comes finds the tables as they are to be.
 */
export function withTriggers(steps: readonly string[], previous: Schema, current: Schema): string[] {
  const { gone, come } = changedTriggers(previous, current);
  const drops = gone.flatMap(({ drop }) => drop);
  const creates = come.flatMap(({ create, fill = [] }) => [...create, ...fill]);
  return steps.some((step) => LEAVING.test(step)) ? [...drops, ...steps, ...creates] : [...steps, ...drops, ...creates];
}

const LEAVING = /^(?:DROP TABLE|ALTER TABLE .* (?:RENAME|DROP COLUMN|SET DATA TYPE))\b/;
