import type { Json } from '../load/property-node';

/** Reads the SELECT of `view`; returns null without it. */
export function viewOf(x: Json): string | null {
  const lines = x['view'] as readonly string[] | undefined;
  return lines ? lines.join('\n') : null;
}
