/**
 * A short mark of who gets how much, the same for the same amounts in whatever order: whoever signs sends it back, and what is written is what
 * they saw. No secret, and no proof of anything: only that nothing has changed.
 *
 * @param given pieces by id of the line
 */
export function shareMark(given: ReadonlyMap<number, number>): string {
  // 53 bits by multiplying and mixing two halves, as browsers and servers alike can do without a library.
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (const [id, pieces] of [...given].toSorted(([a], [b]) => a - b))
    for (const part of [id, pieces]) {
      low = Math.imul(low ^ (part >>> 0), 2654435761) ^ (low >>> 15);
      high = Math.imul(high ^ Math.floor(part / 4294967296) ^ (part & 0xffff), 1597334677) ^ (high >>> 13);
    }
  return `${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
}
