/** When this process last wrote records of an entity, on the clock of `performance.now()`. */
const written = new Map<string, number>();

/** Says that records of an entity are being written: what is remembered of its lists no longer holds. */
export function noteWrite(entity: string): void {
  written.set(entity, performance.now());
}

/** When records of an entity were last written here, in milliseconds of `performance.now()`; long ago where they never were. */
export function lastWriteOf(entity: string): number {
  return written.get(entity) ?? Number.NEGATIVE_INFINITY;
}
