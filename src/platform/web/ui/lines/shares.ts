import type { LineColumn, LineValues } from './line-column';

/** Returns the items of a cell with amounts by record. */
export function sharesOf(value: unknown): readonly LineValues[] {
  return Array.isArray(value) ? (value as LineValues[]) : [];
}

/** Returns the sum of the amounts. */
export function totalOfShares(items: readonly LineValues[], amount: string): number {
  return items.reduce((sum, item) => sum + (Number(item[amount]) || 0), 0);
}

/** Adds dependent changes of a line: amounts by record set their total. A typed total leaves their distribution to the server. */
export function withShares(columns: readonly LineColumn[], values: LineValues): LineValues {
  const added: Record<string, unknown> = {};
  for (const { source, input } of columns) {
    if (input?.type !== 'shares') continue;
    for (const [property, column] of Object.entries(input.sums ?? {})) {
      const items = sharesOf(values[source]);
      if (items.length > 0 && items.every((item) => typeof item[property] === 'number'))
        added[column] = totalOfShares(items, property);
    }
    if (input.total === undefined) continue;
    if (Array.isArray(values[source])) added[input.total] = totalOfShares(sharesOf(values[source]), input.amount);
    else if (input.total in values) added[source] = null;
  }
  return { ...values, ...added };
}

/** Clears amounts by record that do not add up to their total, which was changed elsewhere; the server then distributes it. */
export function openedShares(columns: readonly LineColumn[], values: LineValues): LineValues {
  const open = columns.filter(
    ({ source, input }) =>
      input?.type === 'shares' &&
      input.total !== undefined &&
      typeof values[input.total] === 'number' &&
      Array.isArray(values[source]) &&
      totalOfShares(sharesOf(values[source]), input.amount) !== values[input.total],
  );
  return open.length === 0 ? values : { ...values, ...Object.fromEntries(open.map(({ source }) => [source, null])) };
}

/** True when the server distributes a cell. */
export function isOpenShare({ input }: LineColumn, value: unknown): boolean {
  return input?.type === 'shares' && (value === null || value === undefined);
}
