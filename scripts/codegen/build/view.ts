import type { Json } from '../load/property-node';

/** The SELECT that `view` says, or null. */
export function viewOf(x: Json): string | null {
  const lines = x['view'] as readonly string[] | undefined;
  return lines ? lines.join('\n') : null;
}
