/**
 * Finds lot numbers that differ from a recalled one only in case, signs, spaces or leading zeros.
 *
 * @example similarNumbers(['RED-01'], ['red1', 'RED 001', 'RED-10']) // ['red1', 'RED 001']
 */
export function similarNumbers(recalled: readonly string[], known: readonly string[]): readonly string[] {
  const skeletons = new Set(recalled.map(skeletonOf));
  return known.filter((number) => !recalled.includes(number) && skeletons.has(skeletonOf(number)));
}

/** Returns the letters and digits of a number, without leading zeros in its groups of digits. */
function skeletonOf(number: string): string {
  return number
    .toUpperCase()
    .replaceAll(/(?<!\p{N})0+(?=\p{N})/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
