/** Into how many parts a table of all entities is cut, so that opening one entity does not load the names of all. */
export const BUCKETS = 16;

/** Part of such a table that holds a name: the same in the compiler that writes it and in the browser that reads it. */
export function bucketOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % BUCKETS;
}
