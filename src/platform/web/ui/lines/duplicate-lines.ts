import type { LineValues } from './line-column';

/** Returns lines that repeat the fields of a unique key: for each its index, the fields, and the first such line (from 0). */
export function duplicateLines(
  rows: readonly LineValues[],
  unique: readonly (readonly string[])[],
): ReadonlyMap<number, { readonly fields: readonly string[]; readonly first: number }> {
  const found = new Map<number, { fields: readonly string[]; first: number }>();
  for (const fields of unique) {
    const seen = new Map<string, number>();
    for (const [index, row] of rows.entries()) {
      const values = fields.map((field) => row[field]);
      if (values.some((value) => value === undefined || value === null || value === '')) continue;
      const key = JSON.stringify(values);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, index);
      else if (!found.has(index)) found.set(index, { fields, first });
    }
  }
  return found;
}
