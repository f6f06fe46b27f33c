/** Column by which the rows of a report are sorted, and its direction. */
export interface RowOrder {
  readonly field: string;
  readonly descending: boolean;
}

/** Returns the next order of a heading: its column, then reversed, then the original order. Figures start with the largest. */
export function nextOrder(before: RowOrder | null, field: string, isNumber: boolean): RowOrder | null {
  if (before?.field !== field) return { field, descending: isNumber };
  return before.descending === isNumber ? { field, descending: !isNumber } : null;
}

/** Sorts rows by that order. Empty values come last in both directions, and equal rows keep their order. */
export function orderedRows<Row extends Readonly<Record<string, unknown>>>(
  rows: readonly Row[],
  { field, descending }: RowOrder,
): Row[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [a[field], b[field]];
    if (isEmpty(one) || isEmpty(other)) return Number(isEmpty(one)) - Number(isEmpty(other));
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * String(one).localeCompare(String(other), 'es', { numeric: true });
  });
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
