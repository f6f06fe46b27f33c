import type { ListShapes } from '../model';
import type { Json } from '../load/property-node';

/** Reads `shapes`: the layouts of a list besides the table. */
export function shapesOf(x: Json): ListShapes {
  const { board = null, calendar = null } = (x['shapes'] ?? {}) as Partial<ListShapes>;
  return { board, calendar: calendar && { ...calendar, end: calendar.end ?? null } };
}
