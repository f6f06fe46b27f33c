/** Number of parts of a table of all entities, so that opening one entity does not load the names of all. */
export const BUCKETS = 16;

/** Returns the part of such a table that contains a name: the same in the compiler, which writes it, and in the browser, which reads it. */
export function bucketOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % BUCKETS;
}
