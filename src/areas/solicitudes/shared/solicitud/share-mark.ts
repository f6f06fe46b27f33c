/**
 * Computes a short hash of a distribution, independent of the order of its amounts. The signer sends it back, so that the stored amounts
 * are those displayed. It is neither secret nor a proof: it only detects changes.
 *
 * @param given pieces by id of the line
 */
export function shareMark(given: ReadonlyMap<number, number>): string {
  // 53 bits from multiplying and mixing two halves; runs in browsers and on the server without a library.
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (const [id, pieces] of [...given].toSorted(([a], [b]) => a - b))
    for (const part of [id, pieces]) {
      low = Math.imul(low ^ (part >>> 0), 2654435761) ^ (low >>> 15);
      high = Math.imul(high ^ Math.floor(part / 4294967296) ^ (part & 0xffff), 1597334677) ^ (high >>> 13);
    }
  return `${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
}
