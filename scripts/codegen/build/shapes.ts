import type { ListShapes } from '../model';
import type { Json } from '../load/property-node';

/** The shapes besides the table that `shapes` says of a list. */
export function shapesOf(x: Json): ListShapes {
  const { board = null, calendar = null } = (x['shapes'] ?? {}) as Partial<ListShapes>;
  return { board, calendar: calendar && { ...calendar, end: calendar.end ?? null } };
}
