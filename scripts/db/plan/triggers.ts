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
  const changed = changedTriggers(previous, current);
  const isLeaving = steps.some((step) => LEAVING.test(step));
  // A view holds the columns that it reads: it is out of the way while any column goes or becomes another.
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
