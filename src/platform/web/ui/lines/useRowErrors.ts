import { useState } from 'react';
import { flattenErrors } from '../form/submit/form-errors';

export type RowErrors = Readonly<Record<string, string>>;

/** Returns the messages of each line by field. A line with unchanged messages keeps the same object, so that it does not render again. */
export function useRowErrors(errors: unknown): ReadonlyMap<number, RowErrors> {
  const [kept, setKept] = useState<{ readonly errors: unknown; readonly rows: ReadonlyMap<number, RowErrors> }>({
    errors: undefined,
    rows: new Map(),
  });
  if (kept.errors === errors) return kept.rows;
  const rows = rowsOf(errors, kept.rows);
  setKept({ errors, rows });
  return rows;
}

function rowsOf(errors: unknown, before: ReadonlyMap<number, RowErrors>): ReadonlyMap<number, RowErrors> {
  const rows = new Map<number, RowErrors>();
  if (typeof errors !== 'object' || errors === null) return rows;
  for (const [step, tree] of Object.entries(errors)) {
    if (!/^\d+$/.test(step) || typeof tree !== 'object' || tree === null) continue;
    const own = (tree as { message?: unknown }).message;
    const found = Object.fromEntries([
      ...(typeof own === 'string' ? [['', own] as const] : []),
      ...flattenErrors(tree as object).map(({ path, message }) => [path, message] as const),
    ]);
    const same = before.get(Number(step));
    if (Object.keys(found).length > 0)
      rows.set(Number(step), same && JSON.stringify(same) === JSON.stringify(found) ? same : found);
  }
  return rows;
}
