import type { Stamp } from '#platform/shared/lifecycle/lifecycle';
import type { Actor } from '../db/actor';
import type { ColumnValues } from '../records/column-values';

/**
 * Returns the values that the server stamps on a document at an event.
 *
 * @param day current day at the document's unit
 */
export function stampValues(
  stamps: Readonly<Record<string, Stamp>>,
  actor: Actor,
  now: Date,
  day: string,
): ColumnValues {
  const values: Record<Stamp, unknown> = { actor: actor.usuarioId, now, today: day, none: null };
  return Object.fromEntries(Object.entries(stamps).map(([field, stamp]) => [field, values[stamp]]));
}
