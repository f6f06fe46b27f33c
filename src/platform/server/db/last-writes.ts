/** Time of the last write of each entity in this process, on the clock of `performance.now()`. */
const written = new Map<string, number>();

/** Records a write of an entity, which invalidates cached results of its lists. */
export function noteWrite(entity: string): void {
  written.set(entity, performance.now());
}

/**
 * Returns the time of the last write of an entity in this process, in milliseconds of `performance.now()`; negative infinity without one.
 */
export function lastWriteOf(entity: string): number {
  return written.get(entity) ?? Number.NEGATIVE_INFINITY;
}
