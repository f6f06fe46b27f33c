import type { Schema, Trigger } from './snapshot';

/** Returns the triggers that differ between two schemas. */
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
 * Places trigger steps around the table steps. Triggers are dropped as late as possible: before the table steps only when a table, column
 * or name that they may use is removed. New triggers are created after the tables have their final form.
 */
export function withTriggers(steps: readonly string[], previous: Schema, current: Schema): string[] {
  const changed = changedTriggers(previous, current);
  const isLeaving = steps.some((step) => LEAVING.test(step));
  // A view depends on the columns that it reads, so it is dropped while any column is removed or changed.
  const kept = isLeaving ? Object.keys(current.triggers ?? {}).flatMap((key) => stays(key, previous, current)) : [];
  const gone = [...kept, ...changed.gone];
  const come = [...changed.come, ...kept];
  const drops = gone.flatMap(({ drop }) => drop);
  const creates = come.flatMap(({ create, fill = [] }) => [...create, ...fill]);
  return isLeaving ? [...drops, ...steps, ...creates] : [...steps, ...drops, ...creates];
}

function stays(key: string, previous: Schema, current: Schema): Trigger[] {
  const [before, now] = [previous.triggers?.[key], current.triggers?.[key]];
  return now?.view && JSON.stringify(before) === JSON.stringify(now) ? [now] : [];
}

const LEAVING = /^(?:DROP TABLE|ALTER TABLE .* (?:RENAME|DROP COLUMN|SET DATA TYPE))\b/;
